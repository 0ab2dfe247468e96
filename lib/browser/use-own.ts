'use client';

import useSWR, { mutate } from 'swr';
import { sendJson } from './send-json';
import { useUser } from './use-user';

/** What an island shows: nothing known yet, a guest, or a member with what belongs to the member (null where that failed). */
export type Own<T> =
  | { readonly who: 'unknown' | 'guest' }
  | { readonly who: 'member'; readonly own: T | null };

/**
 * The viewer's own part of a page, fetched once a page however many islands ask; a guest costs no call. `read` is for what is read
 * otherwise than by GET of its path.
 */
export function useOwn<T>(
  path: `/api/${string}`,
  read: () => Promise<T | null> = () => fetchOwn<T>(path),
): Own<T> {
  const { user, isLoading } = useUser();
  const { data, isLoading: isOwnLoading } = useSWR(user ? [path, user.username] : null, read, {
    revalidateOnFocus: true,
    focusThrottleInterval: 30_000,
  });
  if (isLoading || isOwnLoading) return { who: 'unknown' };
  return user ? { who: 'member', own: data ?? null } : { who: 'guest' };
}

/** Puts in what a write has just answered, for every island that shows it, without asking again. */
export function keepOwn<T>(path: `/api/${string}`, own: T): Promise<unknown> {
  return mutate((key) => Array.isArray(key) && key[0] === path, own, { revalidate: false });
}

/** Asks anew for what is shown, after a write that answers something else. */
export function reloadOwn(path: `/api/${string}`): Promise<unknown> {
  return mutate((key) => Array.isArray(key) && key[0] === path);
}

async function fetchOwn<T>(path: `/api/${string}`): Promise<T | null> {
  const sent = await sendJson<{ readonly data: T }>('GET', path);
  if (sent.ok) return sent.data.data;
  throw new Error(`${path}: ${sent.status}`);
}
