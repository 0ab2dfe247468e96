import type { OutgoingHttpHeaders } from 'node:http';

/** A whole answer with status 200; header names in lower case. */
export interface KeptAnswer {
  readonly headers: OutgoingHttpHeaders;
  readonly body: Buffer;
}

interface KeptAnswersOptions {
  readonly lifeMs: number;
  readonly mostBytes: number;
  readonly now: () => number;
}

interface Entry extends KeptAnswer {
  readonly keptAt: number;
  isRenewing: boolean;
}

/** Answers for a moment, by key. */
interface KeptAnswers {
  /** The answer, or null where the caller has to ask for it: also for the first who comes in the second half of its life. */
  find(key: string): KeptAnswer | null;
  /** To be taken before asking: what was asked for before a `clear` is not kept after it. */
  keeper(key: string): (answer: KeptAnswer) => void;
  clear(): void;
}

/** Keeps each answer for `lifeMs`; the oldest leave where all bodies together pass `mostBytes`. */
export function createKeptAnswers({ lifeMs, mostBytes, now }: KeptAnswersOptions): KeptAnswers {
  const entries = new Map<string, Entry>();
  let bytes = 0;
  let generation = 0;

  const drop = (key: string) => {
    bytes -= entries.get(key)?.body.length ?? 0;
    entries.delete(key);
  };
  const keep = (key: string, answer: KeptAnswer) => {
    drop(key);
    entries.set(key, { ...answer, keptAt: now(), isRenewing: false });
    bytes += answer.body.length;
    for (const oldest of entries.keys()) if (bytes > mostBytes) drop(oldest);
  };

  return {
    find(key) {
      const entry = entries.get(key);
      if (entry === undefined) return null;
      const age = now() - entry.keptAt;
      if (age >= lifeMs) drop(key);
      if (age >= lifeMs || (age >= lifeMs / 2 && !entry.isRenewing)) {
        entry.isRenewing = true;
        return null;
      }
      return entry;
    },
    keeper(key) {
      const asked = generation;
      return (answer) => {
        if (asked === generation) keep(key, answer);
      };
    },
    clear() {
      generation += 1;
      bytes = 0;
      entries.clear();
    },
  };
}
