import { Agent, request } from 'node:http';
import { Agent as SecureAgent, request as secureRequest } from 'node:https';

/** Where to ask, and with what. */
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
    const agent = newAgent(target.url, connections);
    let refusal = 200;
    const work = async (nth: number) => {
      const status = await askOnce(target, agent, nth);
      if (status !== 200) refusal = status;
      return status === 200;
    };
    try {
      const rate = await repeated(connections, durationMs, work);
      if (rate === 0) throw new Error(`${target.url} answers ${refusal}`);
      return rate;
    } finally {
      agent.destroy();
    }
  };
}

/** Over https any certificate will do: it is one of this machine's. */
function newAgent(url: string, maxSockets: number): Agent {
  return url.startsWith('https:')
    ? new SecureAgent({ keepAlive: true, maxSockets, rejectUnauthorized: false })
    : new Agent({ keepAlive: true, maxSockets });
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

/** One request, read to its end. @returns its status */
export function askOnce(
  { url, headers, toHeaders, body }: Target,
  agent: Agent,
  nth: number,
): Promise<number> {
  const text = body?.(nth);
  const json = text === undefined ? {} : { 'content-type': 'application/json' };
  const options = {
    agent,
    method: text === undefined ? 'GET' : 'POST',
    headers: { ...headers, ...toHeaders?.(nth), ...json },
  };
  return new Promise((resolve, reject) => {
    const req = (url.startsWith('https:') ? secureRequest : request)(url, options, (res) => {
      res.resume();
      res.on('end', () => resolve(res.statusCode ?? 0));
      res.on('error', reject);
    });
    req.on('error', reject).end(text);
  });
}

/** The median of rounds that alternate between the two, so that a busy machine slows both. */
export async function interleaved(
  ours: Rate,
  bare: Rate,
): Promise<{ readonly ours: number; readonly bare: number }> {
  const rates: { ours: number[]; bare: number[] } = { ours: [], bare: [] };
  for (let round = 0; round < 6; round += 1) {
    const [mine, other] = [await ours(1_000), await bare(1_000)];
    // The first round warms both up.
    if (round > 0) rates.ours.push(mine);
    if (round > 0) rates.bare.push(other);
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
