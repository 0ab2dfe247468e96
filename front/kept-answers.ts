import type { OutgoingHttpHeaders } from 'node:http';
import { LRUCache } from 'lru-cache';

/** A whole answer; header names in lower case. */
export interface KeptAnswer {
  readonly status: number;
  readonly headers: OutgoingHttpHeaders;
  readonly body: Buffer;
}

interface KeptAnswersOptions {
  readonly lifeMs: number;
  /** What is kept at most, in bytes: keys, headers and bodies. */
  readonly mostBytes: number;
  readonly now: () => number;
}

interface Entry extends KeptAnswer {
  isRenewing: boolean;
}

/** Answers for a moment, by key. */
export interface KeptAnswers {
  /** The answer, or null where the caller has to ask for it: also for the first who comes in the second half of its life. */
  find(key: string): KeptAnswer | null;
  /** The answer where nobody has to ask for it; who gets none has not been counted, and looks by `find` next. */
  peek(key: string): KeptAnswer | null;
  /** To be taken before asking: what was asked for before a `clear` is not kept after it. */
  keeper(key: string): (answer: KeptAnswer) => void;
  clear(): void;
  /** How often something was looked for since the process began, what came of it, and what is held now, in bytes as `mostBytes` counts them. */
  counts(): {
    readonly hits: number;
    readonly misses: number;
    readonly entries: number;
    readonly bytes: number;
  };
}

/** Keeps each answer for `lifeMs` and then lets go of it, asked for or not; who was asked for longest ago leaves where all pass `mostBytes`. */
export function createKeptAnswers({ lifeMs, mostBytes, now }: KeptAnswersOptions): KeptAnswers {
  const entries = new LRUCache<string, Entry>({
    maxSize: mostBytes,
    sizeCalculation: bytesHeld,
    ttl: lifeMs,
    ttlResolution: 0,
    perf: { now },
  });
  let generation = 0;
  let isSweepDue = false;
  let hits = 0;
  let misses = 0;

  const sweepLater = () => {
    if (isSweepDue) return;
    isSweepDue = true;
    const sweep = () => {
      isSweepDue = false;
      entries.purgeStale();
      if (entries.size > 0) sweepLater();
    };
    setTimeout(sweep, lifeMs).unref();
  };

  const look = (key: string) => {
    const leftMs = entries.getRemainingTTL(key);
    const entry = leftMs > 0 ? entries.get(key) : undefined;
    const isDue = entry !== undefined && leftMs <= lifeMs / 2 && !entry.isRenewing;
    if (entry !== undefined && !isDue) hits += 1;
    return { entry, isDue };
  };

  return {
    find(key) {
      const { entry, isDue } = look(key);
      if (entry !== undefined && !isDue) return entry;
      if (entry !== undefined) entry.isRenewing = true;
      misses += 1;
      return null;
    },
    peek(key) {
      const { entry, isDue } = look(key);
      return entry === undefined || isDue ? null : entry;
    },
    keeper(key) {
      const asked = generation;
      return (answer) => {
        if (asked !== generation) return;
        entries.set(key, { ...answer, isRenewing: false });
        sweepLater();
      };
    },
    clear() {
      generation += 1;
      entries.clear();
    },
    counts: () => ({ hits, misses, entries: entries.size, bytes: entries.calculatedSize }),
  };
}

/** What an entry costs beside its texts: objects and the places in the maps. Its headers stand there twice once it was sent, the second time as one text (docs/adr/435). */
const overheadBytes = 1_024;

function bytesHeld({ headers, body }: KeptAnswer, key: string): number {
  return (
    overheadBytes + Buffer.byteLength(key) + 2 * Buffer.byteLength(JSON.stringify(headers)) + body.length
  );
}
