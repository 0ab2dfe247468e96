import { Agent, request } from 'node:https';
import { rawClient, toRequest } from './raw-client';

/** Where to ask, and with what; over https the address and `headers` alone count. */
export interface Target {
  readonly url: string;
  readonly headers?: Readonly<Record<string, string>>;
  /** Makes further headers of the nth request. */
  readonly toHeaders?: (nth: number) => Readonly<Record<string, string>>;
  /** Makes the body of the nth request, which is then a POST of JSON. */
  readonly body?: (nth: number) => string;
  /** How many ask at once; 16 by default. */
  readonly connections?: number;
}

/** Measures for about this long. @returns how many per second */
export type Rate = (durationMs: number) => Promise<number>;

/**
 * Asks over kept-alive connections and counts the answers with status 200: a machine too busy to answer in time (503) slows a rate down and
 * ends nothing. Throws where there is no other answer than a refusal.
 */
export function countAnswers(target: Target): Rate {
  const connections = target.connections ?? 16;
  return async (durationMs) => {
    const client = openClient(target);
    let refusal = 200;
    const work = async (nth: number) => {
      const status = await client.ask(nth);
      if (status !== 200) refusal = status;
      return status === 200;
    };
    try {
      const rate = await repeated(connections, durationMs, work);
      if (rate === 0) throw new Error(`${target.url} answers ${refusal}`);
      return rate;
    } finally {
      client.close();
    }
  };
}

/** Asks the nth time and reads the answer to its end. @returns its status */
interface Client {
  ask(nth: number): Promise<number>;
  close(): void;
}

/** What asks runs on the cores of what it measures: it takes as little as it can (docs/adr/441). */
function openClient(target: Target): Client {
  const url = new URL(target.url);
  return url.protocol === 'https:' ? secureClient(target) : plainClient(target, url);
}

function plainClient({ headers, toHeaders, body }: Target, { host, port, pathname, search }: URL): Client {
  const { send, close } = rawClient(Number(port));
  const path = pathname + search;
  const toText = (nth: number) =>
    toRequest({ host, path, headers: { ...headers, ...toHeaders?.(nth) }, body: body?.(nth) });
  const same = toHeaders || body ? null : toText(0);
  return { ask: (nth) => send(same ?? toText(nth)), close };
}

/** Any certificate will do: it is one of this machine's. */
function secureClient({ url, headers }: Target): Client {
  const agent = new Agent({ keepAlive: true, rejectUnauthorized: false });
  const ask = () =>
    new Promise<number>((resolve, reject) => {
      const req = request(url, { agent, headers: { ...headers } }, (res) => {
        res.resume();
        res.on('end', () => resolve(res.statusCode ?? 0));
        res.on('error', reject);
      });
      req.on('error', reject).end();
    });
  return { ask, close: () => agent.destroy() };
}

/** Does a piece of work again and again, so many at once; one that ends in false does not count. @returns how many per second */
export async function repeated(
  atOnce: number,
  durationMs: number,
  work: (nth: number) => Promise<boolean>,
): Promise<number> {
  const started = performance.now();
  let [begun, done] = [0, 0];
  const worker = async () => {
    while (performance.now() - started < durationMs) {
      begun += 1;
      if (await work(begun)) done += 1;
    }
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
  return done / ((performance.now() - started) / 1000);
}

/** What has just started compiles what it does often: a second is not enough for it. */
const usualWarmUpMs = 3_000;

/** How long each of two is asked before it counts, and each time that it counts; milliseconds. */
export interface Times {
  readonly warmUpMs: number;
  readonly countedMs: number;
}

const usualTimes: Times = { warmUpMs: usualWarmUpMs, countedMs: 1_000 };

/** The median of rounds that alternate between the two, so that a busy machine slows both. */
export async function interleaved(
  ours: Rate,
  bare: Rate,
  { warmUpMs, countedMs } = usualTimes,
): Promise<{ readonly ours: number; readonly bare: number }> {
  const rates: { ours: number[]; bare: number[] } = { ours: [], bare: [] };
  await ours(warmUpMs);
  await bare(warmUpMs);
  for (let round = 0; round < 5; round += 1) {
    rates.ours.push(await ours(countedMs));
    rates.bare.push(await bare(countedMs));
  }
  return { ours: median(rates.ours), bare: median(rates.bare) };
}

/** The middle one, or the upper of the two in the middle; 0 of none. */
export function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}

/** What so large a part of the values stays below; NaN of none. */
export function quantile(values: readonly number[], part: number): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length * part)] ?? Number.NaN;
}
