'use client';

import { useEffect, useState } from 'react';
import useSWR, { mutate } from 'swr';
import { findTopicPart } from './live/live-topic';
import { sendJson } from './send-json';
import { useTold } from './use-told';

/** How often what people watch is asked for, where nothing else is said. */
const refreshIntervalMs = 10_000;

interface Watching<T> {
  /** Says of an answer that it changes no more: nothing is asked from then on. */
  readonly isFinal?: (answer: T) => boolean;
  /** Milliseconds from one question to the next. */
  readonly everyMs?: number;
  /** Called where there is no such thing any more. What was known of it stays. */
  readonly onGone?: () => void;
}

/**
 * The answer of a BFF read that changes while people watch; `fallback` is the answer the page was made with. The stream tells what
 * becomes of it (ADR 250); while it does not, it is asked for every 10 s. Either way while the page is in view, until `isFinal` says that
 * it changes no more; a failure keeps what is known. The one seam of everything that is live.
 */
export function useWatched<T>(
  path: `/api/${string}`,
  fallback: T,
  { isFinal = never, everyMs = refreshIntervalMs, onGone }: Watching<T> = {},
): T {
  const part = findTopicPart(path);
  const [isTold, setTold] = useState(false);
  const { data } = useSWR(path, fetchAnswer<T>, {
    fallbackData: fallback,
    revalidateOnMount: !isFinal(fallback),
    revalidateIfStale: false,
    revalidateOnFocus: false,
    onError: (error) => {
      if (error instanceof NoAnswer && error.status === 404) onGone?.();
    },
    refreshInterval: (latest) => (isTold || isFinal(latest ?? fallback) ? 0 : everyMs),
  });
  const hear = (topic: unknown) => {
    if (part && isRecord(topic) && part.part in topic)
      void mutate(path, topic[part.part], { revalidate: false });
  };
  const told = useTold(part && !isFinal(data) ? part.topic : null, hear, onGone);
  useEffect(() => setTold(told), [told]);
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

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

/** The browser sends the ETag it got and takes a 304 for the answer it has: an unchanged answer costs no body. */
async function fetchAnswer<T>(path: `/api/${string}`): Promise<T> {
  const sent = await sendJson<T>('GET', path);
  if (!sent.ok) throw new NoAnswer(path, sent.status);
  return sent.data;
}

class NoAnswer extends Error {
  constructor(
    path: string,
    readonly status: number,
  ) {
    super(`${path}: ${status}`);
  }
}
