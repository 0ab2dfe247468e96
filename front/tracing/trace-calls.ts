import type { TraceCall } from '@/lib/upstream/traced-call';
import { type Tracer, toTraceparent } from '@/system/trace';

/** How a call of the upstream is traced: below the request that makes it; one that no visitor waits for is not. */
export function callTracer(tracer: Tracer): TraceCall {
  return async (method, run) => {
    const here = tracer.here();
    if (here === undefined) return run({});
    const span = tracer.below(here, 'client');
    const end = (attributes: Record<string, string | number>, isFailed: boolean) =>
      span.end({
        name: `${method} upstream`,
        attributes: { 'http.request.method': method, ...attributes },
        isFailed,
      });
    try {
      const answer = await run({ traceparent: toTraceparent(span.place) });
      end({ 'http.response.status_code': answer.status }, answer.status >= 500);
      return answer;
    } catch (error) {
      end({ 'error.type': error instanceof Error ? error.name : 'unknown' }, true);
      throw error;
    }
  };
}
