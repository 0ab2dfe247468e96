import { once } from 'node:events';
import { createServer, request } from 'node:http';
import { freePort } from '../../system/ports';

/** A proxy before a site, whose documents stop half way until they are let go on. */
export interface HeldDocuments {
  readonly url: string;
  /** Documents asked for from now on come in the two parts that `cut` makes of their HTML, the second when it is let go. */
  holdAt(cut: (html: string) => readonly [first: string, rest: string]): void;
  /** Sends the rest of the document that is held. */
  letGo(): void;
  close(): void;
}

/** Starts the proxy before the site on 127.0.0.1:`sitePort`. */
export async function startHeldDocuments(sitePort: number): Promise<HeldDocuments> {
  const port = await freePort();
  let parts: Parameters<HeldDocuments['holdAt']>[0] | null = null;
  let letGo = () => {};
  const server = createServer((incoming, response) => {
    // The whole document each time: nothing of it is compressed, and nothing is said to be unchanged.
    const { 'if-none-match': _known, ...asked } = incoming.headers;
    const headers = { ...asked, 'accept-encoding': 'identity' };
    const onward = request(
      { host: '127.0.0.1', port: sitePort, method: incoming.method, path: incoming.url, headers },
      async (answer) => {
        const body = Buffer.concat(await answer.toArray());
        const isPage = String(answer.headers['content-type']).startsWith('text/html');
        const { 'content-length': _length, ...kept } = answer.headers;
        response.writeHead(answer.statusCode ?? 502, kept);
        if (isPage && parts !== null) {
          const [first, rest] = parts(body.toString());
          response.write(first);
          letGo = () => response.end(rest);
        } else response.end(body);
      },
    );
    onward.on('error', () => response.destroy());
    incoming.pipe(onward);
  });
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://localhost:${port}`,
    holdAt: (cut) => {
      parts = cut;
    },
    letGo: () => letGo(),
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}
