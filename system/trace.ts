import { AsyncLocalStorage } from 'node:async_hooks';
import { createHash, randomBytes } from 'node:crypto';

/** Where further work of a trace hangs. */
export interface Place {
  readonly traceId: string;
  readonly spanId: string;
  readonly isSampled: boolean;
}

type Attributes = Readonly<Record<string, string | number>>;

/** A piece of work that is over. `server` answered somebody, `client` waited for somebody; nanoseconds since 1970. */
export interface Span {
  readonly place: Place;
  readonly parentId: string | null;
  readonly name: string;
  readonly kind: 'server' | 'client';
  readonly beganNs: bigint;
  readonly endedNs: bigint;
  readonly attributes: Attributes;
  readonly isFailed: boolean;
}

/** A piece of work under way. */
export interface OpenSpan {
  readonly place: Place;
  end(how: { readonly name: string; readonly attributes: Attributes; readonly isFailed: boolean }): void;
}

/** Notes what takes time in this process, trace by trace. */
export interface Tracer {
  /** Begins work below a place of the same trace, here or in the process that asked. */
  below(parent: Place, kind: Span['kind']): OpenSpan;
  /** Begins the trace of a request by its id: `share` of all are noted, the same ones in every process. */
  first(requestId: string): OpenSpan;
  /** Runs work there: what it begins is found below it. */
  within<T>(place: Place, run: () => T): T;
  /** Where the running work is; undefined outside of any trace. */
  here(): Place | undefined;
}

/** Traces of which spans that are sampled are handed to `take` as they end (docs/adr/386). `share` is from 0 to 1. */
export function createTracer({
  share,
  take,
}: {
  readonly share: number;
  readonly take: (span: Span) => void;
}): Tracer {
  const running = new AsyncLocalStorage<Place>();
  const begin = (place: Place, parentId: string | null, kind: Span['kind']): OpenSpan => {
    const beganNs = nowNs();
    return {
      place,
      end: (how) => {
        if (place.isSampled) take({ place, parentId, kind, beganNs, endedNs: nowNs(), ...how });
      },
    };
  };
  return {
    below: (parent, kind) => begin({ ...parent, spanId: newSpanId() }, parent.spanId, kind),
    first: (requestId) => {
      const traceId = toTraceId(requestId);
      return begin({ traceId, spanId: newSpanId(), isSampled: isOfShare(traceId, share) }, null, 'server');
    },
    within: (place, run) => running.run(place, run),
    here: () => running.getStore(),
  };
}

/** The trace of a request: its id itself where that is a UUID, as the front makes it, so that one id finds answer, log and trace. */
export function toTraceId(requestId: string): string {
  const plain = requestId.replaceAll('-', '').toLowerCase();
  const isId = /^[\da-f]{32}$/.test(plain) && !/^0+$/.test(plain);
  return isId ? plain : createHash('sha256').update(requestId).digest('hex').slice(0, 32);
}

/** A place as `traceparent` (W3C Trace Context, version 00). */
export function toTraceparent({ traceId, spanId, isSampled }: Place): string {
  return `00-${traceId}-${spanId}-${isSampled ? '01' : '00'}`;
}

/** The place that a `traceparent` names; null where it names none. */
export function parseTraceparent(text: string | undefined): Place | null {
  const [, traceId, spanId, flags] =
    /^[\da-f]{2}-([\da-f]{32})-([\da-f]{16})-([\da-f]{2})$/.exec(text ?? '') ?? [];
  if (traceId === undefined || spanId === undefined || /^0+$/.test(traceId) || /^0+$/.test(spanId))
    return null;
  return { traceId, spanId, isSampled: (Number.parseInt(flags ?? '0', 16) & 1) === 1 };
}

function isOfShare(traceId: string, share: number): boolean {
  return Number.parseInt(traceId.slice(0, 8), 16) < share * 2 ** 32;
}

function newSpanId(): string {
  return randomBytes(8).toString('hex');
}

function nowNs(): bigint {
  return BigInt(Math.round((performance.timeOrigin + performance.now()) * 1e6));
}
