import { createServer, type IncomingMessage, request, type Server, type ServerResponse } from 'node:http';
import { freePort } from '../../system/ports';

/**
 * What the way to the upstream does: `refuse` takes no connection and has ended those there were, `hang` takes a request and
 * never answers, `slow` answers 2 s late, `reset` breaks the connection in the middle of a body, `fail` answers 500, `html` and `cut` answer
 * 200 with a page of HTML and with JSON that breaks off. `deny 401` and `deny 403` answer so for every area: what is left are the specification's
 * calls and the frame's.
 */
export type FaultMode =
  | 'pass'
  | 'refuse'
  | 'hang'
  | 'slow'
  | 'reset'
  | 'fail'
  | 'html'
  | 'cut'
  | 'deny 401'
  | 'deny 403';

/** A proxy on 127.0.0.1 in front of an upstream, broken as a test says. */
export interface FaultProxy {
  readonly url: string;
  /** From now on; what is under way keeps the mode it came in under, unless `refuse` ends it. */
  switchTo(mode: FaultMode): Promise<void>;
  close(): Promise<void>;
}

/** Starts a proxy in front of 127.0.0.1:`upstreamPort` that refuses until it is told otherwise. */
export async function startFaultProxy(upstreamPort: number): Promise<FaultProxy> {
  const port = await freePort();
  let mode: FaultMode = 'refuse';
  const server = createServer((incoming, response) => answers[mode](incoming, response, upstreamPort));
  return {
    url: `http://127.0.0.1:${port}`,
    async switchTo(next) {
      mode = next;
      if (next === 'refuse') await closed(server);
      else if (!server.listening) await listening(server, port);
    },
    close: () => closed(server),
  };
}

type Answer = (incoming: IncomingMessage, response: ServerResponse, upstreamPort: number) => void;

const json = { 'content-type': 'application/json' };
const begun = '{"status":true,"data":{"user';

const answers: Readonly<Record<FaultMode, Answer>> = {
  pass,
  refuse: (_incoming, response) => response.destroy(),
  hang: () => undefined,
  slow: (...call) => setTimeout(pass, 2_000, ...call),
  reset: (_incoming, response) => {
    response.writeHead(200, { ...json, 'content-length': '500' });
    response.write(begun, () => response.socket?.resetAndDestroy());
  },
  fail: (_incoming, response) => response.writeHead(500, json).end('{"error":"internal"}'),
  html: (_incoming, response) =>
    response.writeHead(200, { 'content-type': 'text/html' }).end('<h1>Merhaba</h1>'),
  'deny 401': deny(401),
  'deny 403': deny(403),
  cut: (_incoming, response) => response.writeHead(200, json).end(begun),
};

function deny(status: number): Answer {
  return (incoming, response, upstreamPort) =>
    /^\/(user|refresh|init|main|site|popups|sponsors)$/.test(incoming.url ?? '')
      ? pass(incoming, response, upstreamPort)
      : response.writeHead(status, json).end('{}');
}

function pass(incoming: IncomingMessage, response: ServerResponse, upstreamPort: number): void {
  const { method, url: path, headers } = incoming;
  const onward = request({ host: '127.0.0.1', port: upstreamPort, method, path, headers }, (answer) => {
    response.writeHead(answer.statusCode ?? 502, answer.headers);
    answer.pipe(response);
  });
  onward.on('error', () => response.destroy());
  response.on('close', () => onward.destroy());
  incoming.pipe(onward);
}

function listening(server: Server, port: number): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', reject).listen(port, '127.0.0.1', () => resolve());
  });
}

function closed(server: Server): Promise<void> {
  const gone = new Promise<void>((resolve) => server.close(() => resolve()));
  server.closeAllConnections();
  return gone;
}
