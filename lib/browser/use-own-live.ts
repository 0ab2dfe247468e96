'use client';

import { useEffect, useState } from 'react';
import { mutate } from 'swr';
import type { OwnLive } from '@/contract/live';
import { useTold } from './use-told';
import { tellUser, userKey } from './use-user';

/** A login that the stream does not know, because its token has to be renewed first, is shown again after so long; milliseconds. */
const againMs = 60_000;
/**
 * A stream that ends is asked about after so long: a login ends the one before it a moment before its own answer, and its cookie, are here,
 * and a call with the old cookie would take the new one along. Milliseconds.
 */
const settleMs = 2_000;

/** Has a member's balance and count of notifications follow what becomes of them, wherever it happens. A stream that ends asks who is there. */
export function useOwnLive(isMember: boolean): void {
  const [isRefused, setRefused] = useState(false);
  useTold(
    isMember && !isRefused ? 'me' : null,
    (data) => {
      if (isOwn(data)) void tellUser(data);
    },
    () => setRefused(true),
  );
  useEffect(() => {
    if (!isRefused) return;
    const timers = [
      setTimeout(() => void mutate(userKey), settleMs),
      setTimeout(() => setRefused(false), againMs),
    ];
    return () => timers.forEach(clearTimeout);
  }, [isRefused]);
}

function isOwn(data: unknown): data is OwnLive {
  return typeof data === 'object' && data !== null && 'point' in data && 'unread' in data;
}
