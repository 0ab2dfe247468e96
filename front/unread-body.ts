import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';

/** Connections whose last answer has been sent: what their bytes hold after it is nobody's request. */
export const finished = new WeakSet<Duplex>();

/** Lets the answer arrive before a reset can overtake it. */
const lingerMs = 500;

/**
 * Nobody goes on sending a body that was answered already: Node would read it to its end, however long (T-UP-9). The answer says so
 * (`Connection: close`), and the connection ends a moment after it.
 */
export function endAfterUnreadBody(req: IncomingMessage, res: ServerResponse): void {
  if (!hasBody(req)) return;
  const { writeHead } = res;
  const honest = (...args: unknown[]) => {
    if (!req.complete) endWith(req, res);
    return Reflect.apply(writeHead, res, args);
  };
  Object.assign(res, { writeHead: honest });
}

function hasBody({ headers }: IncomingMessage): boolean {
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;
}

function endWith({ socket }: IncomingMessage, res: ServerResponse): void {
  finished.add(socket);
  res.setHeader('Connection', 'close');
  // What Node calls after such an answer; its own cuts at once, and what was not read makes that a reset.
  socket.destroySoon = () => {
    socket.end();
    setTimeout(() => socket.destroy(), lingerMs).unref();
  };
}
