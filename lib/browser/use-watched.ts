'use client';

import useSWR from 'swr';
import { sendJson } from './send-json';

/** How often what people watch is asked for, where nothing else is said. */
const refreshIntervalMs = 10_000;

interface Watching<T> {
  /** Says of an answer that it changes no more: nothing is asked from then on. */
  readonly isFinal?: (answer: T) => boolean;
  /** Milliseconds from one question to the next. */
  readonly everyMs?: number;
}

/**
 * The answer of a BFF read that changes while people watch; `fallback` is the answer the page was made with. Asked for every
 * 10 s while the page is in view, until `isFinal` says that it changes no more; a failure keeps what is known. The one
 * seam of everything that is live: server-sent events come in here.
 */
export function useWatched<T>(
  path: `/api/${string}`,
  fallback: T,
  { isFinal = never, everyMs = refreshIntervalMs }: Watching<T> = {},
): T {
  const { data } = useSWR(path, fetchAnswer<T>, {
    fallbackData: fallback,
    revalidateOnMount: !isFinal(fallback),
    revalidateIfStale: false,
    revalidateOnFocus: false,
    refreshInterval: (latest) => (isFinal(latest ?? fallback) ? 0 : everyMs),
  });
  return data;
}

/** The same of a read that answers `{data}`: the entry as it stands. */
export function useWatchedEntry<T>(
  path: `/api/${string}`,
  entry: T,
  isFinal: (entry: T) => boolean = never,
): T {
  const ended = ({ data }: { readonly data: T }) => isFinal(data);
  return useWatched(path, { data: entry }, { isFinal: ended }).data;
}

const never = () => false;

/** The browser sends the ETag it got and takes a 304 for the answer it has: an unchanged answer costs no body. */
async function fetchAnswer<T>(path: `/api/${string}`): Promise<T> {
  const sent = await sendJson<T>('GET', path);
  if (!sent.ok) throw new Error(`${path}: ${sent.status}`);
  return sent.data;
}
