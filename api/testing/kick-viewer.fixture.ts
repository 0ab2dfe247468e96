import { eq } from 'drizzle-orm';
import { kickAccounts } from '../db/schema/kick-accounts';
import { users } from '../db/schema/users';
import { makeUser } from './accounts.fixture';
import type { TestApp } from './app.fixture';

let viewers = 0;

/** A member with an own account at Kick. */
export async function addViewer(
  site: TestApp,
): Promise<{ readonly userId: string; readonly kickId: number }> {
  viewers += 1;
  const [name, kickId] = [`izleyici${viewers}`, 5000 + viewers];
  const userId = await makeUser(site, name);
  const linkedAt = new Date(site.clock.now());
  await site.deps.db.insert(kickAccounts).values({ userId, kickId, name, linkedAt });
  return { userId, kickId };
}

/** How many coins somebody has. */
export async function coinsOf({ deps }: TestApp, userId: string): Promise<number | undefined> {
  const [row] = await deps.db.select({ point: users.point }).from(users).where(eq(users.id, userId));
  return row?.point;
}

interface Redeemed {
  readonly id: string;
  readonly kickId: number;
  readonly rewardId: string;
  readonly status?: string;
}

/** What Kick tells of a redemption that was made just now. */
export function redemptionEvent({ clock }: TestApp, { id, kickId, rewardId, status = 'pending' }: Redeemed) {
  return {
    type: 'channel.reward.redemption.updated',
    body: {
      ...{ id, status, user_input: '', redeemed_at: new Date(clock.now()).toISOString() },
      reward: { id: rewardId, title: 'Sikke', cost: 500 },
      redeemer: { user_id: kickId, username: 'izleyici' },
    },
  };
}
