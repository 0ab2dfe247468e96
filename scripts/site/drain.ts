import type { Server } from 'node:http';

/**
 * Ends a server in order (R-SY-1): takes no new connection, lets running requests end, tells kept-alive clients to leave, and
 * cuts what is still there after `longestMs`.
 */
export function drain(server: Server, longestMs: number): Promise<void> {
  return new Promise((resolve) => {
    server.prependListener('request', (_req, res) => res.setHeader('Connection', 'close'));
    const cut = setTimeout(() => server.closeAllConnections(), longestMs);
    server.close(() => {
      clearTimeout(cut);
      resolve();
    });
    server.closeIdleConnections();
  });
}
