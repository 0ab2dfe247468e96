import 'server-only';
import type { z } from 'zod';
import { env } from '@/lib/env';
import { cachedRead, type PublicRead } from './cached-read';
import { callUpstream } from './call';
import { type EntryPage, findEntryCall } from './entry-calls';
import { isRefusal } from './error';
import { readInit } from './read-init';

interface FixedRead<T> extends PublicRead<T> {
  readonly path: `/${string}`;
  /** What a production build shows while the upstream is down. */
  readonly unavailable: T;
  /** What stands for an area that the upstream lacks (D27); `unavailable` unless given. */
  readonly lacking?: T;
}

interface KeyedRead<Key, T> extends PublicRead<T> {
  /** The path of an entry or of a filtered list; the key must be validated before. */
  readonly path: (key: Key) => `/${string}`;
}

/**
 * A reader of a public resource: no credentials, kept in Next's data cache under its tag and renewed by timer. Only an answer
 * that passed the contract is kept, so garbage never replaces good data: while the upstream fails the last good answer is
 * served, and where there is none the reader throws and Next keeps the page it has. The last good answer also stands in
 * this process's memory, because a signed revalidation empties the data cache at once. A production build never fails
 * for it: it gets `unavailable`, which is not kept.
 */
export function publicReader<T>({
  path,
  unavailable,
  lacking = unavailable,
  ...read
}: FixedRead<T>): () => Promise<T> {
  const readPath = reader(read);
  return async () => {
    try {
      return (await readPath(path)) ?? lacking;
    } catch (error) {
      if (env().NEXT_PHASE === 'phase-production-build') return unavailable;
      throw error;
    }
  };
}

/**
 * The same for a resource with a key: an entry by slug, a list by filter. `null` where the upstream answers 404: no such entry,
 * or an area that an operator's own upstream lacks (D27). A production build without an upstream gets `null` too.
 */
export function keyedPublicReader<Key, T>({
  path,
  ...read
}: KeyedRead<Key, T>): (key: Key) => Promise<T | null> {
  const readPath = reader(read);
  return async (key) => {
    try {
      return await readPath(path(key));
    } catch (error) {
      if (env().NEXT_PHASE === 'phase-production-build') return null;
      throw error;
    }
  };
}

/** The same for one entry by its name; `null`, and nobody is asked, for a name that none can have. */
export function entryReader<T>(page: EntryPage, read: PublicRead<T>): (name: string) => Promise<T | null> {
  const readCall = keyedPublicReader({ ...read, path: (call: `/${string}`) => call });
  return async (name) => {
    const call = findEntryCall(page, name);
    return call === null ? null : readCall(call);
  };
}

/**
 * Reads a deeper page of a list (`/sonra/[cursor]`) for one request, past every cache. `null` where the upstream knows no such
 * list or refuses the cursor; throws `UpstreamError` while it is down.
 */
export async function readPage<T>(path: `/${string}`, answer: z.ZodType<T>): Promise<T | null> {
  try {
    return await callUpstream({ method: 'GET', path, answer, isPublic: true });
  } catch (error) {
    if (isRefusal(error)) return null;
    throw error;
  }
}

/** Reads beside the settings: the form of its numbers (D39) is known before a page has one to write. */
function reader<T>(read: PublicRead<T>): (path: `/${string}`) => Promise<T | null> {
  const readPath = cachedRead(read);
  return async (path) => {
    const [found] = await Promise.all([readPath(path), readInit().catch(() => null)]);
    return found;
  };
}
