import 'server-only';
import { unstable_cache } from 'next/cache';
import type { z } from 'zod';
import { env } from '@/lib/env';
import { callUpstream } from './call';

/** The tags the upstream may revalidate, one a public resource. */
export const publicTags = [
  'main',
  'site',
  'init',
  'popups',
  'sponsors',
  'news',
  'special-odds',
  'raffles',
  'wager-events',
  'events',
  'tournaments',
  'games',
  'bonus-buys',
  'bonus-hunts',
  'wins',
  'market',
  'leaders',
  'points',
] as const;
/** The tags that public data is cached and revalidated by. */
export type PublicTag = (typeof publicTags)[number];

interface PublicRead<T> {
  readonly tag: PublicTag;
  readonly path: `/${string}`;
  readonly answer: z.ZodType<T>;
  readonly revalidateS: number;
  /** What a production build shows while the upstream is down. */
  readonly unavailable: T;
}

/**
 * A reader of a public resource: no credentials, kept in Next's data cache under its tag and renewed by timer. Only an answer
 * that passed the contract is kept, so garbage never replaces good data: while the upstream fails the last good answer is
 * served, and where there is none the reader throws and Next keeps the page it has. The last good answer also stands in
 * this process's memory, because a signed revalidation empties the data cache at once. A production build never fails
 * for it: it gets `unavailable`, which is not kept.
 */
export function publicReader<T>(read: PublicRead<T>): () => Promise<T> {
  const fetchPublic = () => callUpstream({ method: 'GET', path: read.path, answer: read.answer });
  const cached = unstable_cache(fetchPublic, ['upstream', read.path], {
    tags: [read.tag],
    revalidate: read.revalidateS,
  });
  let lastGood: T | undefined;
  return async () => {
    try {
      lastGood = await cached();
      return lastGood;
    } catch (error) {
      if (lastGood !== undefined) return lastGood;
      if (env().NEXT_PHASE === 'phase-production-build') return read.unavailable;
      throw error;
    }
  };
}
