import type { PauseLength } from '@/contract/pauses';
import { accountPauses } from '../db/schema/account-pauses';
import { pauseEnd } from '../services/pauses/pause-end';
import type { TestApp } from './app.fixture';

/** A pause that a member began just now, a week unless told otherwise. */
export async function addPause(
  { deps, clock }: TestApp,
  userId: string,
  length: PauseLength = 'week',
): Promise<void> {
  const now = new Date(clock.now());
  const endsAt = pauseEnd(length, clock.now());
  await deps.db.insert(accountPauses).values({ userId, length, startsAt: now, endsAt, createdAt: now });
}
