import 'server-only';
import { unstable_cache } from 'next/cache';
import { areTagsExpired, areTagsStale } from 'next/dist/server/lib/incremental-cache/tags-manifest.external';
import type { z } from 'zod';
import { boundedMap } from '../bounded-map';
import { isForOne } from '../for-one';
import { callUpstream } from './call';
import { isRefusal, isUpstreamError } from './error';
import { noteFallback } from './fallback-count';
import { findPreview } from './find-preview';
import type { PublicTag } from './public-tags';

/** What a public resource is kept by, what its answer must be, and how long it holds. */
export interface PublicRead<T> {
  readonly tag: PublicTag;
  readonly answer: z.ZodType<T>;
  readonly revalidateS: number;
}

/** How many entries of a resource this process remembers beside the data cache. */
const mostRemembered = 500;

/** Has a page that is made with this read be made anew after five seconds: of its change nobody tells a second time (docs/adr/478). */
const makeAnewSoon = unstable_cache(async () => null, ['upstream', 'anew'], { revalidate: 5 });

/** Somebody is answered what was known before. */
async function fallBack(): Promise<void> {
  noteFallback();
  await makeAnewSoon();
}

/**
 * One cached function a resource; the path is part of what it is kept by. `null` where the upstream has no such thing or refuses it; throws
 * `UpstreamError` while it fails and nothing is remembered.
 */
export function cachedRead<T>({
  tag,
  answer,
  revalidateS,
}: PublicRead<T>): (path: `/${string}`) => Promise<T | null> {
  const lastGood = boundedMap<string, Read<T>>(mostRemembered);
  /** What the upstream failed to answer when it was asked last: Next keeps an answer that a change has made stale, and gives it where it gets no other. */
  const failing = boundedMap<string, boolean>(mostRemembered);
  const fetchPublic = async (path: `/${string}`): Promise<T | null> => {
    try {
      const found = await callUpstream({ method: 'GET', path, answer, isPublic: true });
      failing.set(path, false);
      return found;
    } catch (error) {
      failing.set(path, !isRefusal(error));
      // Kept only where it replaces an entry that was there: unknown slugs must not fill the cache.
      if (isMissing(error) && lastGood.has(path)) return null;
      throw error;
    }
  };
  const cached = unstable_cache(fetchPublic, ['upstream', tag], { tags: [tag], revalidate: revalidateS });
  return async (path) => {
    const preview = await findPreview();
    if (preview !== null) return readPreviewed({ path, answer, preview });
    const known = lastGood.get(path);
    if (known && isForOne() && isRecent(known, tag)) return known.found;
    try {
      const askedAtMs = Date.now();
      const found = await cached(path);
      lastGood.set(path, { found, askedAtMs });
      if (failing.get(path)) await fallBack();
      return found;
    } catch (error) {
      if (isMissing(error)) return null;
      const last = lastGood.get(path);
      if (last) {
        await fallBack();
        return last.found;
      }
      // An area that is not for us is one that the upstream lacks, and no outage.
      if (isRefusal(error)) return null;
      throw error;
    }
  };
}

/** A good answer; `found` is `null` where an entry is gone for good. */
interface Read<T> {
  readonly found: T | null;
  readonly askedAtMs: number;
}

/** How long a page that is made for one request takes what was read as it is, in milliseconds. */
const recentMs = 1_000;

/** Whether it was read a moment ago and nothing under its tag has changed since: a page that others get asks the data cache, which ties the page to the tag. */
function isRecent({ askedAtMs }: Read<unknown>, tag: PublicTag): boolean {
  // The clock may stand at the moment of the change itself.
  const beforeMs = askedAtMs - 1;
  const isYoung = Math.abs(Date.now() - askedAtMs) < recentMs;
  return isYoung && !areTagsExpired([tag], beforeMs) && !areTagsStale([tag], beforeMs);
}

interface PreviewedRead<T> extends Pick<PublicRead<T>, 'answer'> {
  readonly path: `/${string}`;
  readonly preview: string;
}

/** What is not published is read past every cache and kept nowhere. */
async function readPreviewed<T>({ path, answer, preview }: PreviewedRead<T>): Promise<T | null> {
  try {
    return await callUpstream({ method: 'GET', path, answer, preview });
  } catch (error) {
    if (isRefusal(error)) return null;
    throw error;
  }
}

function isMissing(error: unknown): boolean {
  return isUpstreamError(error) && error.status === 404;
}
