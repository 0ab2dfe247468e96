import { createServer, type ServerResponse } from 'node:http';
import type { Metrics } from './metrics';
import { toSentence } from './problem';

/** Where metrics are told, and whom a failure is told. */
interface MetricsDoor {
  readonly host: string;
  readonly port: number;
  readonly tell: (sentence: string) => void;
  /** Before a port that cannot be had is tried again, in milliseconds. */
  readonly retryMs?: number;
}

/**
 * Answers `GET /metrics` at a port of its own, which no visitor reaches. A port that is taken is tried again for as long as the process lives, and told of
 * once: the process whose place this one takes holds it until it is gone. Keeps no process alive.
 */
export function serveMetrics(metrics: Metrics, { host, port, tell, retryMs = 1_000 }: MetricsDoor) {
  const server = createServer(({ method, url }, res) => {
    if (method !== 'GET' || url !== '/metrics') return void res.writeHead(404).end();
    answer(metrics, res).catch((error: unknown) => {
      tell(`the metrics could not be read: ${toSentence(error)}`);
      res.writeHead(500).end();
    });
  }).unref();
  // Each process of several has its own: not the one socket that they share.
  const listen = () => server.listen({ host, port, exclusive: true });
  let isTold = false;
  server.on('error', (error) => {
    if (!isTold) tell(`the metrics have to wait for ${host}:${port}: ${error.message}`);
    isTold = true;
    setTimeout(listen, retryMs).unref();
  });
  listen();
  return server;
}

async function answer(metrics: Metrics, res: ServerResponse): Promise<void> {
  const text = await metrics.text();
  res.writeHead(200, { 'Content-Type': metrics.contentType, 'Cache-Control': 'no-store' }).end(text);
}
