import { type MeasuredPart, metricsPort } from '../system/metrics-port';
import type { StartEnvironment } from './environment';

/** One process, and where it tells its metrics. */
interface MetricsAddress {
  readonly part: MeasuredPart;
  readonly process: number;
  readonly port: number;
}

/** Where each process that `npm start` starts tells its metrics; none without `METRICS_PORT`. */
export function metricsAddresses(env: StartEnvironment, hasSite = true): MetricsAddress[] {
  const { METRICS_PORT: first, UPSTREAM_URL, SITE_PROCESSES, API_PROCESSES } = env;
  if (first === undefined) return [];
  const counts = { site: hasSite ? SITE_PROCESSES : 0, api: UPSTREAM_URL === undefined ? API_PROCESSES : 0 };
  return (['site', 'api'] as const).flatMap((part) =>
    Array.from({ length: counts[part] }, (_, index) => ({
      part,
      process: index + 1,
      port: metricsPort(first, part, index + 1),
    })),
  );
}
