import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';

/** One number, and by what it is told from the others of its metric. */
interface Sample {
  readonly value: number;
  readonly labels?: Readonly<Record<string, string>>;
}

/**
 * A metric that is read when somebody asks: how much there is now (`gauge`), or how often something happened since the process began (`counter`).
 * A label has few values, none of which a visitor can make up. Names end with their unit.
 */
export interface Metric<Seen> {
  readonly name: `sikke_${string}`;
  readonly help: string;
  readonly kind: 'gauge' | 'counter';
  readonly labels?: readonly string[];
  readonly read: (seen: Seen) => readonly Sample[];
}

/** A request that was answered. */
export interface Answered {
  readonly method: string;
  /** The pattern that the address belongs to, never the address itself. */
  readonly route: string;
  /** Null where whoever asked had gone before there was an answer. */
  readonly status: number | null;
  /** Null where the answer goes on for as long as somebody listens. */
  readonly seconds: number | null;
}

/** What a process tells Prometheus. */
export interface Metrics {
  readonly contentType: string;
  /** Counts a request. */
  onAnswered(answered: Answered): void;
  /** Everything in the text exposition format, looked at now. */
  text(): Promise<string>;
}

interface MetricsOptions<Seen> {
  readonly metrics: readonly Metric<Seen>[];
  /** Looks, once for each time that somebody asks, at what the metrics are read from. */
  readonly look: () => Seen | Promise<Seen>;
}

/** From a page out of memory to what a visitor no longer waits for, in seconds. */
const buckets = [0.005, 0.025, 0.1, 0.25, 0.5, 1, 2.5, 10];

/** The metrics of a process: its requests, its memory and event loop, and what the records say (docs/adr/384). */
export function createMetrics<Seen>({ metrics, look }: MetricsOptions<Seen>): Metrics {
  const register = new Registry();
  collectDefaultMetrics({ register });
  const onAnswered = countRequests(register);
  const renewals = metrics.map((metric) => toRenewal(metric, register));
  return {
    contentType: register.contentType,
    onAnswered,
    text: async () => {
      const seen = await look();
      for (const renew of renewals) renew(seen);
      return register.metrics();
    },
  };
}

function countRequests(register: Registry): Metrics['onAnswered'] {
  const registers = [register];
  const requests = new Counter({
    name: 'sikke_http_requests_total',
    help: 'Requests by kind of method (read, write, other), route and class of status; gone: nobody waited for the answer',
    labelNames: ['method', 'route', 'status'],
    registers,
  });
  const durations = new Histogram({
    name: 'sikke_http_request_duration_seconds',
    help: 'From the request to the end of its answer; streams are left out',
    labelNames: ['method', 'route'],
    buckets,
    registers,
  });
  return ({ method: verb, route, status, seconds }) => {
    const method = methodKinds.get(verb) ?? 'other';
    requests.inc({ method, route, status: status === null ? 'gone' : `${Math.floor(status / 100)}xx` });
    if (seconds !== null) durations.observe({ method, route }, seconds);
  };
}

const methodKinds = new Map([
  ...['GET', 'HEAD'].map((verb) => [verb, 'read'] as const),
  ...['POST', 'PATCH', 'PUT', 'DELETE'].map((verb) => [verb, 'write'] as const),
]);

function toRenewal<Seen>(
  { kind, read, labels = [], ...named }: Metric<Seen>,
  register: Registry,
): (seen: Seen) => void {
  const settings = { ...named, labelNames: [...labels], registers: [register] };
  const shown = kind === 'gauge' ? new Gauge(settings) : new Counter(settings);
  return (seen) => {
    shown.reset();
    // A metric without labels begins at nought again by itself: what was not read is then not told.
    shown.remove({});
    for (const { value, labels: its = {} } of read(seen)) shown.inc({ ...its }, value);
  };
}
