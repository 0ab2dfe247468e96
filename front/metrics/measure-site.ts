import { log } from '@/lib/log';
import { createMetrics } from '@/system/metrics';
import { metricsPort } from '@/system/metrics-port';
import { serveMetrics } from '@/system/serve-metrics';
import type { FrontOptions } from '../front';
import { countRequests } from './count-requests';
import { routeFinder } from './find-route';
import { type SiteSeen, siteMetrics } from './site-metrics';
import { siteRoutes } from './site-routes';

interface SiteMeasures {
  readonly look: () => SiteSeen;
  /** `METRICS_PORT`, where it listens, and which of the site's processes this is. */
  readonly first: number;
  readonly host: string;
  readonly number: number;
}

/** Tells the metrics of this process of the site. @returns what counts each request of visitors */
export function measureSite({ look, first, host, number }: SiteMeasures) {
  const metrics = createMetrics({ metrics: siteMetrics, look });
  const tell = (sentence: string) => log().warn({ event: 'metrics' }, sentence);
  serveMetrics(metrics, { host, port: metricsPort(first, 'site', number), tell });
  return countRequests(metrics.onAnswered, routeFinder(siteRoutes())) satisfies FrontOptions['onRequest'];
}
