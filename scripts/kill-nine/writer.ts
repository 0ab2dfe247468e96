import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { z } from 'zod';
import { arenaItem } from './arena';

/** What a client has been promised: order ids by the keys they were asked for with. */
export type Promises = Map<string, string>;

/** A client that orders without a pause. */
export interface Writer {
  /** How many requests got no answer and were sent again. */
  readonly repeats: () => number;
  /** Lets the order under way come to its answer. */
  stop(): Promise<void>;
}

const answerSchema = z.object({ data: z.object({ id: z.string() }) });

interface WriterOptions {
  /** What the API asks of whoever speaks to it. */
  readonly headers?: Readonly<Record<string, string>>;
  /** How long it waits between two orders, in milliseconds; not at all unless given. */
  readonly pauseMs?: number;
  /** Logs in anew where the login has run out; without it that is a refusal. */
  readonly logIn?: () => Promise<string>;
}

/**
 * Orders again and again, as a careful client does: a request without an answer is sent again under its key until there is one, and what
 * was answered is written down. Half of the answers are asked for twice: the second must be the first.
 */
export function startWriter(
  base: string,
  firstToken: string,
  promises: Promises,
  { headers = {}, pauseMs = 0, logIn }: WriterOptions = {},
): Writer {
  let token = firstToken;
  let isStopped = false;
  let repeats = 0;

  async function run(): Promise<void> {
    while (!isStopped) {
      const key = randomUUID();
      const id = await answered(key);
      promises.set(key, id);
      if (promises.size % 2 === 0 && (await answered(key)) !== id) {
        throw new Error(`the key ${key} got two answers`);
      }
      if (pauseMs > 0) await delay(pauseMs);
    }
  }

  async function answered(key: string): Promise<string> {
    for (;;) {
      const id = await attempt(key);
      if (id !== null) return id;
      repeats += 1;
      await delay(50);
    }
  }

  async function attempt(key: string): Promise<string | null> {
    const answer = await fetch(`${base}/market/${arenaItem.slug}/orders`, {
      method: 'POST',
      headers: {
        ...headers,
        'content-type': 'application/json',
        authorization: `Bearer ${token}`,
        'idempotency-key': key,
      },
      body: JSON.stringify({ expected_price: arenaItem.price }),
      signal: AbortSignal.timeout(15_000),
    }).catch(() => null);
    if (answer === null || answer.status >= 500) return null;
    const text = await answer.text().catch(() => null);
    if (text === null) return null;
    if (answer.status === 401 && logIn) {
      token = await logIn().catch(() => token);
      return null;
    }
    if (answer.status !== 201) throw new Error(`an order was refused: ${answer.status} ${text}`);
    return answerSchema.parse(JSON.parse(text)).data.id;
  }

  const running = run();
  // Told to whoever stops it.
  running.catch(() => undefined);
  return {
    repeats: () => repeats,
    stop: () => {
      isStopped = true;
      return running;
    },
  };
}
