'use client';

import useSWR, { mutate as mutateKey } from 'swr';
import { sendJson } from './send-json';

/** The viewer as islands see them; kept in memory alone (D1). `point` is the balance in whole Sikke. */
export interface BrowserUser {
  readonly username: string;
  readonly point: number;
  readonly permission: string;
  /** Address of the chosen avatar, `null` while none was chosen (D16). */
  readonly avatarUrl: string | null;
  readonly phoneVerified: boolean;
  readonly telegramVerified: boolean;
  /** Both verifications are there: the verified badge (specification 4). */
  readonly isVerified: boolean;
}

interface UserAnswer {
  readonly data: {
    readonly username: string;
    readonly point: number;
    readonly permission: string;
    readonly avatar_url: string | null;
    readonly validations?: { phone?: number | null; telegram_verified_at?: string | null } | null;
  } | null;
}

/** The key under which SWR keeps the viewer. */
export const userKey = '/api/user';

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
  return { user: data ?? null, isLoading, reload: () => mutate(), forget };
}

const forget = () => mutateKey(userKey, null, { revalidate: false });

async function fetchUser(): Promise<BrowserUser | null> {
  const sent = await sendJson<UserAnswer>('GET', userKey);
  if (sent.ok) return sent.data.data && browserUserOf(sent.data.data);
  if (sent.status === 401) return null;
  throw new Error(`user: ${sent.status}`);
}

function browserUserOf(wire: NonNullable<UserAnswer['data']>): BrowserUser {
  const phone = wire.validations?.phone ?? 0;
  const phoneVerified = phone !== 0 && phone !== 2;
  const telegramVerified = Boolean(wire.validations?.telegram_verified_at);
  return {
    username: wire.username,
    point: wire.point,
    permission: wire.permission,
    avatarUrl: wire.avatar_url,
    phoneVerified,
    telegramVerified,
    isVerified: phoneVerified && telegramVerified,
  };
}
