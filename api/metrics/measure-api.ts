import { createMetrics, type Metrics } from '@/system/metrics';
import { metricsPort } from '@/system/metrics-port';
import { serveMetrics } from '@/system/serve-metrics';
import type { Deps } from '../context';
import type { UpstreamEnv } from '../env';
import { apiMetrics } from './api-metrics';
import { look } from './look';

/** Tells the metrics of this process of the API at `METRICS_PORT` (docs/adr/384). @returns what counts each request */
export function measureApi(
  deps: Pick<Deps, 'db' | 'clock' | 'log'>,
  first: number,
  { METRICS_HOST: host, SIKKE_PROCESS: number }: UpstreamEnv,
): Metrics['onAnswered'] {
  const metrics = createMetrics({ metrics: apiMetrics, look: () => look(deps) });
  const tell = (sentence: string) => deps.log.warn({ event: 'metrics' }, sentence);
  serveMetrics(metrics, { host, port: metricsPort(first, 'api', number), tell });
  return metrics.onAnswered;
}
