import { eq } from 'drizzle-orm';
import type { Deps } from '../../context';
import { kickRewards } from '../../db/schema/kick-rewards';
import { KickError, type NewKickReward } from '../../kick';
import { withLogin } from './with-login';

/**
 * Brings a reward at Kick in line with what the desk says: makes it there, or deletes it where it is over. Bears to run twice: one that was made while its answer was lost is
 * taken for ours, and one that Kick does not know any more counts as deleted. Throws `KickError` where it may be tried again.
 */
export async function placeReward(deps: Deps, { id }: { readonly id: number }): Promise<void> {
  const { db, kick } = deps;
  const [row] = await db.select().from(kickRewards).where(eq(kickRewards.id, id));
  if (!row) return;
  const { rewardId, isActive, title, cost } = row;
  if (isActive && rewardId === null) {
    const reward = { title, description: title, cost };
    const made =
      (await findMade(deps, reward)) ?? (await withLogin(deps, (token) => kick.createReward(token, reward)));
    await db.update(kickRewards).set({ rewardId: made }).where(eq(kickRewards.id, id));
  }
  if (!isActive && rewardId !== null)
    await withLogin(deps, (token) => kick.deleteReward(token, rewardId)).catch((error: unknown) => {
      if (!(error instanceof KickError) || error.kind !== 'wrong') throw error;
    });
}

/** A reward at Kick that reads as this one and is none of the others: viewers of a second one would redeem what nobody here knows. */
async function findMade(deps: Deps, { title, description, cost }: NewKickReward): Promise<string | null> {
  const known = new Set(
    (await deps.db.select({ id: kickRewards.rewardId }).from(kickRewards)).map(({ id }) => id),
  );
  const all = await withLogin(deps, (token) => deps.kick.listRewards(token));
  const made = all.find(
    (one) =>
      one.title === title && one.description === description && one.cost === cost && !known.has(one.id),
  );
  return made?.id ?? null;
}
