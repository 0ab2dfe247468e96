import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders } from 'node:http';

/** A request as a server of the test got it. */
export interface Got {
  readonly method: string;
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

/** What the server answers: JSON with a status; or a text as it is, of which the half comes where `half` says what becomes of the connection. */
export type Given =
  | { readonly status?: number; readonly json: unknown }
  | { readonly status?: number; readonly text: string; readonly half?: 'cut' | 'stall' };

export interface LocalServer {
  readonly url: string;
  readonly got: readonly Got[];
  close(): Promise<void>;
}

/** A real HTTP server on this machine in place of somebody's service. */
export async function startLocalServer(answer: (got: Got) => Given | Promise<Given>): Promise<LocalServer> {
  const got: Got[] = [];
  const server = createServer(async (request, response) => {
    const body = Buffer.concat(await request.toArray()).toString();
    const one = { method: request.method ?? '', path: request.url ?? '', headers: request.headers, body };
    got.push(one);
    const given = await answer(one);
    const { status = 200 } = given;
    if ('json' in given) {
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(given.json));
      return;
    }
    const { text, half } = given;
    response.writeHead(status, { 'content-type': 'text/html', 'content-length': Buffer.byteLength(text) });
    if (half === undefined) response.end(text);
    else response.write(text.slice(0, text.length / 2), () => half === 'cut' && response.destroy());
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  return {
    url: `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}`,
    got,
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
