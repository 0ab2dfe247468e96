import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders } from 'node:http';

/** A request as a server of the test got it. */
export interface Got {
  readonly method: string;
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

/** What the server answers: JSON with a status. */
export interface Given {
  readonly status?: number;
  readonly json: unknown;
}

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
    const { status = 200, json } = await answer(one);
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(json));
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
