import { request } from 'undici';
import { toSentence } from './problem';
import type { Span } from './trace';

interface SpanExport {
  /** Where a collector takes OTLP over HTTP, without `/v1/traces`. */
  readonly endpoint: string;
  /** What the collector calls this program. */
  readonly service: string;
  readonly tell: (sentence: string) => void;
  /** How often spans leave, in milliseconds. */
  readonly everyMs?: number;
}

/** Spans on their way to a collector. */
export interface SpanExporter {
  take(span: Span): void;
  /** Sends what waits; never rejects. */
  flush(): Promise<void>;
}

/** What waits at most: a collector that is away costs memory for so many, and the others are lost. */
const mostWaiting = 2_048;
const longestMs = 5_000;

/** Sends spans in batches as OTLP/HTTP in JSON. A collector that is away is told of once, until it answers again, and holds nobody up. */
export function createSpanExporter({ endpoint, service, tell, everyMs = 2_000 }: SpanExport): SpanExporter {
  const url = `${endpoint.replace(/\/+$/, '')}/v1/traces`;
  let waiting: Span[] = [];
  let isDue = false;
  let isAway = false;

  const send = async (spans: readonly Span[]) => {
    const { statusCode, body } = await request(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(toOtlp(spans, service)),
      signal: AbortSignal.timeout(longestMs),
    });
    await body.dump();
    if (statusCode >= 300) throw new Error(`the collector answered ${statusCode}`);
  };
  const flush = async () => {
    const spans = waiting;
    waiting = [];
    if (spans.length === 0) return;
    try {
      await send(spans);
      isAway = false;
    } catch (error) {
      if (!isAway) tell(`traces are lost while they cannot be sent: ${toSentence(error)}`);
      isAway = true;
    }
  };
  const flushLater = () => {
    isDue = true;
    const leave = () => {
      isDue = false;
      void flush();
    };
    setTimeout(leave, everyMs).unref();
  };
  return {
    take: (span) => {
      if (waiting.length >= mostWaiting) return;
      waiting.push(span);
      if (!isDue) flushLater();
    },
    flush,
  };
}

const kinds = { server: 2, client: 3 } as const;

/** Spans as OTLP has them in JSON (ids in hex, nanoseconds as text, enums as numbers). */
function toOtlp(spans: readonly Span[], service: string) {
  return {
    resourceSpans: [
      {
        resource: { attributes: toAttributes({ 'service.name': service, 'process.pid': process.pid }) },
        scopeSpans: [{ scope: { name: 'sikke' }, spans: spans.map(toOtlpSpan) }],
      },
    ],
  };
}

function toOtlpSpan({ place, parentId, name, kind, beganNs, endedNs, attributes, isFailed }: Span) {
  return {
    traceId: place.traceId,
    spanId: place.spanId,
    ...(parentId === null ? {} : { parentSpanId: parentId }),
    name,
    kind: kinds[kind],
    startTimeUnixNano: String(beganNs),
    endTimeUnixNano: String(endedNs),
    attributes: toAttributes(attributes),
    status: isFailed ? { code: 2 } : {},
  };
}

function toAttributes(attributes: Span['attributes']) {
  return Object.entries(attributes).map(([key, value]) => ({
    key,
    value: typeof value === 'number' ? { intValue: String(value) } : { stringValue: value },
  }));
}
