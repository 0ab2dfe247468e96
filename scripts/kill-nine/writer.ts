import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { z } from 'zod';
import { type KeyedWriteName, keyedWrites } from './keyed-writes';

/** What a client has been promised, by the keys it asked with. */
export type Promises = Map<string, { readonly of: KeyedWriteName; readonly id: string }>;

/** A client that writes without a pause. */
export interface Writer {
  /** How many requests got no answer and were sent again. */
  readonly repeats: () => number;
  /** Lets the write under way come to its answer. */
  stop(): Promise<void>;
}

const answerSchema = z.object({
  data: z.object({ id: z.union([z.string(), z.number()]).transform(String) }),
});

interface WriterOptions {
  /** What the API asks of whoever speaks to it. */
  readonly headers?: Readonly<Record<string, string>>;
  /** What it writes, in turn; orders alone unless given. */
  readonly writes?: readonly [KeyedWriteName, ...KeyedWriteName[]];
  /** How long it waits between two of them, in milliseconds; not at all unless given. */
  readonly pauseMs?: number;
  /** Logs in anew where the login has run out; without it that is a refusal. */
  readonly logIn?: () => Promise<string>;
}

/**
 * Writes again and again, as a careful client does: a request without an answer is sent again under its key until there is one, and what
 * was answered is written down. Half of the answers are asked for twice: the second must be the first.
 */
export function startWriter(
  base: string,
  firstToken: string,
  promises: Promises,
  { headers = {}, writes = ['order'], pauseMs = 0, logIn }: WriterOptions = {},
): Writer {
  let token = firstToken;
  let isStopped = false;
  let repeats = 0;

  async function run(): Promise<void> {
    for (let nth = 0; !isStopped; nth += 1) {
      const of = writes[nth % writes.length] ?? writes[0];
      const key = randomUUID();
      const id = await answered(of, key);
      promises.set(key, { of, id });
      // Of each kind every second one, whatever is its turn.
      const isAskedTwice = (nth + Math.floor(nth / writes.length)) % 2 === 0;
      if (isAskedTwice && (await answered(of, key)) !== id) {
        throw new Error(`the key ${key} got two answers`);
      }
      if (pauseMs > 0) await delay(pauseMs);
    }
  }

  async function answered(of: KeyedWriteName, key: string): Promise<string> {
    for (;;) {
      const id = await attempt(of, key);
      if (id !== null) return id;
      repeats += 1;
      await delay(50);
    }
  }

  /** The id of what was written; null where there is no answer. */
  async function attempt(of: KeyedWriteName, key: string): Promise<string | null> {
    const { path, body } = keyedWrites[of];
    const answer = await fetch(`${base}${path}`, {
      method: 'POST',
      headers: {
        ...headers,
        'content-type': 'application/json',
        authorization: `Bearer ${token}`,
        'idempotency-key': key,
      },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(15_000),
    }).catch(() => null);
    if (answer === null || answer.status >= 500) return null;
    const text = await answer.text().catch(() => null);
    if (text === null) return null;
    if (answer.status === 401 && logIn) {
      token = await logIn().catch(() => token);
      return null;
    }
    if (answer.status !== 201) throw new Error(`${of}: refused with ${answer.status} ${text}`);
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
