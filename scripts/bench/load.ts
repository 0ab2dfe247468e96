import { Agent, request } from 'node:http';

/** Where to ask, and with what. */
export interface Target {
  readonly url: string;
  readonly headers?: Readonly<Record<string, string>>;
}

const connections = 16;

/** Asks over kept-alive connections for a while. @returns answers with status 200 per second; throws at any other status */
export async function requestsPerSecond(target: Target, durationMs: number): Promise<number> {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const started = performance.now();
  const deadline = started + durationMs;
  const counts = await Promise.all(
    Array.from({ length: connections }, () => worker(target, agent, deadline)),
  );
  agent.destroy();
  const total = counts.reduce((sum, count) => sum + count, 0);
  return total / ((performance.now() - started) / 1000);
}

async function worker(target: Target, agent: Agent, deadline: number): Promise<number> {
  let count = 0;
  for (; performance.now() < deadline; count += 1) await once(target, agent);
  return count;
}

function once({ url, headers }: Target, agent: Agent): Promise<void> {
  return new Promise((resolve, reject) => {
    const req = request(url, { agent, headers: { ...headers } }, (res) => {
      res.resume();
      res.on('end', () =>
        res.statusCode === 200 ? resolve() : reject(new Error(`${url} answers ${res.statusCode}`)),
      );
      res.on('error', reject);
    });
    req.on('error', reject).end();
  });
}

/** The median of rounds that alternate between the two, so that a busy machine slows both. */
export async function interleaved(
  ours: Target,
  bare: Target,
): Promise<{ readonly ours: number; readonly bare: number }> {
  const rates: { ours: number[]; bare: number[] } = { ours: [], bare: [] };
  for (let round = 0; round < 6; round += 1) {
    const [mine, other] = [await requestsPerSecond(ours, 1_000), await requestsPerSecond(bare, 1_000)];
    // The first round warms both up.
    if (round > 0) rates.ours.push(mine);
    if (round > 0) rates.bare.push(other);
  }
  return { ours: median(rates.ours), bare: median(rates.bare) };
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}
