import { log } from '@/lib/log';
import { createSpanExporter } from '@/system/export-spans';
import { createTracer } from '@/system/trace';
import { routeFinder } from '../metrics/find-route';
import { siteRoutes } from '../metrics/site-routes';
import { callTracer } from './trace-calls';
import { traceRequests } from './trace-requests';

type Handler = Parameters<typeof traceRequests>[0];

/** Traces what this process of the site answers and asks the upstream. `flush` sends what waits, before the process ends. */
export function traceSite({ endpoint, share }: { readonly endpoint: string; readonly share: number }) {
  const tell = (sentence: string) => log().warn({ event: 'traces' }, sentence);
  const { take, flush } = createSpanExporter({ endpoint, service: 'sikke-site', tell });
  const tracer = createTracer({ share, take });
  globalThis.sikkeTraceCall = callTracer(tracer);
  const toRoute = routeFinder(siteRoutes());
  return { traced: (handler: Handler) => traceRequests(handler, tracer, toRoute), flush };
}
