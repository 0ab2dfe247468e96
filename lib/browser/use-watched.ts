'use client';

import useSWR from 'swr';
import { sendJson } from './send-json';

/** How often what people watch is asked for. */
const refreshIntervalMs = 10_000;

/**
 * The answer of a BFF read that changes while people watch; `fallback` is the answer the page was made with. Asked for every
 * 10 s while the page is in view, until `isFinal` says that it changes no more; a failure keeps what is known. The one
 * seam of everything that is live: server-sent events come in here.
 */
export function useWatched<T>(
  path: `/api/${string}`,
  fallback: T,
  isFinal: (answer: T) => boolean = never,
): T {
  const { data } = useSWR(path, fetchAnswer<T>, {
    fallbackData: fallback,
    revalidateOnMount: !isFinal(fallback),
    revalidateIfStale: false,
    revalidateOnFocus: false,
    refreshInterval: (latest) => (isFinal(latest ?? fallback) ? 0 : refreshIntervalMs),
  });
  return data;
}

const never = () => false;

/** The browser sends the ETag it got and takes a 304 for the answer it has: an unchanged answer costs no body. */
async function fetchAnswer<T>(path: `/api/${string}`): Promise<T> {
  const sent = await sendJson<T>('GET', path);
  if (!sent.ok) throw new Error(`${path}: ${sent.status}`);
  return sent.data;
}
