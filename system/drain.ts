import type { Server } from 'node:http';

/** Ends a server in order; resolves when its last connection is gone. */
export type Drain = (longestMs: number) => Promise<void>;

/**
 * Prepares a server to be ended in order (R-SY-1): it then takes no new connection, lets running requests end, tells kept-alive
 * clients to leave, and cuts what is still there after the longest time. What began before it is told when it ends, or its kept-alive
 * connection would hold the server until the cut.
 */
export function drainable(server: Server): Drain {
  let isDraining = false;
  server.prependListener('request', (req, res) => {
    if (isDraining) res.setHeader('Connection', 'close');
    // Not `end`: a server goes on reading from a connection that it has ended, and would do what nobody can be told the answer of.
    else res.once('finish', () => isDraining && req.socket.destroySoon());
  });
  return (longestMs) =>
    new Promise((resolve) => {
      isDraining = true;
      const cut = setTimeout(() => server.closeAllConnections(), longestMs);
      server.close(() => {
        clearTimeout(cut);
        resolve();
      });
    });
}
