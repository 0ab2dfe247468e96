'use client';

import useSWR, { mutate as mutateKey } from 'swr';
import type { UserWire } from '@/contract/account';
import type { OwnLive } from '@/contract/live';
import { callTo } from '@/lib/calls';
import { defaultAvatar } from '@/lib/format/default-avatar';
import { isPauseRunning } from '@/lib/format/pauses';
import { toVerification, type Verification } from '@/lib/format/verification';
import { keep } from './kept';
import { markMember } from './member-mark';
import { sendJson } from './send-json';

/** The viewer as islands see them; kept in memory alone (D1). `point` is the balance in whole Sikke. */
export interface BrowserUser extends Verification {
  readonly username: string;
  readonly point: number;
  readonly permission: string;
  /** Address of the chosen avatar, `null` while none was chosen (D16). */
  readonly avatarUrl: string | null;
  /** The picture to show: the chosen one, else one of the site's. */
  readonly faceUrl: string;
  /** Notifications that are unread; null where the upstream has none. */
  readonly unread: number | null;
  /** The account is paused: nothing calls to a sponsor (ADR 190). */
  readonly isPaused: boolean;
}

/** GET /api/user: the wire's user and the address of the chosen picture; null for a guest. */
interface UserAnswer {
  readonly data: (UserWire & { readonly avatar_url: string | null }) | null;
}

/** The key under which SWR keeps the viewer. */
export const userKey = callTo('user');

/**
 * The viewer, fetched once a page however many islands ask; `null` for a guest. While the server cannot be reached the last
 * known viewer stays. `reload` fetches anew and resolves to the viewer; `forget` makes the viewer a guest without asking.
 */
export function useUser() {
  const { data, isLoading, mutate } = useSWR(userKey, fetchUser, {
    revalidateOnFocus: true,
    focusThrottleInterval: 60_000,
    dedupingInterval: 2000,
    shouldRetryOnError: true,
    errorRetryInterval: 10_000,
  });
  return { user: data ?? null, isLoading, reload: () => mutate(), forget: forgetUser };
}

/** Keys that an older frontend may have left in this browser (D1). */
const oldKeys = ['user', 'token', 'user_detail'] as const;

/**
 * Makes the viewer a guest without asking, at every end of a session, wished for or not; with it goes what an older frontend
 * kept of them (specification 4, D1).
 */
export async function forgetUser(): Promise<void> {
  for (const key of oldKeys) keep('localStorage', key, null);
  markMember(false);
  await mutateKey(userKey, null, { revalidate: false });
}

/** Questions for the viewer that are under way, and what was told while they were. */
let asking = 0;
let toldMeanwhile: OwnLive | null = null;

/**
 * Takes what the stream tells of a member's own. While the viewer is being asked for, it waits for the answer: SWR drops the answer of a
 * question that a mutation overtakes, and with it all that the stream does not tell.
 */
export async function tellUser({ point, unread }: OwnLive): Promise<void> {
  if (asking > 0) toldMeanwhile = { point, unread };
  else
    await mutateKey<BrowserUser | null>(userKey, (user) => user && { ...user, point, unread }, {
      revalidate: false,
    });
}

/** Asks who looks: the viewer as told of last, null for a guest. Throws where nothing answers. */
export async function fetchUser(): Promise<BrowserUser | null> {
  asking += 1;
  try {
    const user = await askForUser();
    return user && { ...user, ...toldMeanwhile };
  } finally {
    asking -= 1;
    if (asking === 0) toldMeanwhile = null;
  }
}

async function askForUser(): Promise<BrowserUser | null> {
  const sent = await sendJson<UserAnswer>('GET', userKey);
  if (sent.ok || sent.status === 401) {
    const wire = sent.ok ? sent.data.data : null;
    markMember(wire !== null);
    return wire && toBrowserUser(wire);
  }
  throw new Error(`user: ${sent.status}`);
}

function toBrowserUser(wire: NonNullable<UserAnswer['data']>): BrowserUser {
  return {
    username: wire.username,
    point: wire.point,
    permission: wire.permission,
    avatarUrl: wire.avatar_url,
    faceUrl: wire.avatar_url ?? defaultAvatar(wire.public_name ?? wire.username),
    unread: wire.unread_notifications ?? null,
    isPaused: isPauseRunning(wire.pause, Date.now()),
    ...toVerification(wire.validations),
  };
}
