import { eq } from 'drizzle-orm';
import type { Writing } from '../../context';
import { kickAccounts } from '../../db/schema/kick-accounts';
import { kickRedemptions } from '../../db/schema/kick-redemptions';
import { kickRewards } from '../../db/schema/kick-rewards';
import { marketItems } from '../../db/schema/market-items';
import { users } from '../../db/schema/users';
import { enqueue } from '../../queue/enqueue';
import { ServiceError } from '../../service-error';
import { reverseLine } from '../ledger/reverse-line';
import { placeOrder } from '../orders/place-order';
import { creditOnce } from '../points/credit-once';
import { earnRuleKeys } from '../points/earn-rule-keys';
import { assertNotSanctioned } from '../sanctions/find-sanction';

/** A redemption as Kick tells of it. */
export interface Redemption {
  readonly id: string;
  readonly status: 'pending' | 'accepted' | 'rejected';
  readonly redeemed_at: string;
  readonly reward: { readonly id: string };
  readonly redeemer: { readonly user_id: number; readonly username?: string | undefined };
}

type Row = typeof kickRedemptions.$inferInsert;
type Decided = Pick<Row, 'userId' | 'state' | 'reason' | 'lineId' | 'orderId'>;

/**
 * Decides a redemption of a reward of ours, once however often and in whatever order it is told: what it brings is credited here first, and a job then has Kick
 * accept it; where anything stands against it Kick is told to reject, and the viewer's points come back. One that Kick rejects after it was credited is taken back.
 */
export async function decideRedemption(writing: Writing, said: Redemption): Promise<void> {
  const { tx, clock } = writing;
  const [reward] = await tx.select().from(kickRewards).where(eq(kickRewards.rewardId, said.reward.id));
  if (!reward) return;
  const { id, redeemer, status } = said;
  const decidedAt = new Date(clock.now());
  // Whoever tells of it second waits for the first here.
  const [taken] = await tx
    .insert(kickRedemptions)
    .values({
      ...{ id, rewardId: reward.id, kickId: redeemer.user_id, kickName: redeemer.username ?? '' },
      ...{ state: 'closed', redeemedAt: new Date(said.redeemed_at), decidedAt },
      answeredAt: status === 'pending' ? null : decidedAt,
    })
    .onConflictDoNothing()
    .returning({ id: kickRedemptions.id });
  if (!taken) {
    if (status !== 'pending') await heedAnswer(writing, { id, isRejected: status === 'rejected' });
    return;
  }
  if (status === 'rejected') return;
  const decided = await decide(writing, { reward, redemption: said });
  await tx.update(kickRedemptions).set(decided).where(eq(kickRedemptions.id, id));
  if (status === 'pending') await enqueue(tx, 'answer_redemption', { id }, { queue: 'kick' });
}

interface Asked {
  readonly reward: typeof kickRewards.$inferSelect;
  readonly redemption: Redemption;
}

async function decide(writing: Writing, { reward, redemption }: Asked): Promise<Decided> {
  const { tx, clock } = writing;
  const [linked] = await tx
    .select({ userId: users.id, status: users.status })
    .from(kickAccounts)
    .innerJoin(users, eq(users.id, kickAccounts.userId))
    .where(eq(kickAccounts.kickId, redemption.redeemer.user_id));
  if (!linked) return { state: 'refused', reason: 'not_linked' };
  const { userId } = linked;
  if (!reward.isActive || linked.status !== 'active')
    return { userId, state: 'refused', reason: 'not_allowed' };
  try {
    await assertNotSanctioned(tx, clock, userId);
    // Undone as a whole where the item cannot be had: the note of the refusal stays.
    return await tx.transaction((inner) => bring({ ...writing, tx: inner }, { userId, reward, redemption }));
  } catch (error) {
    if (!(error instanceof ServiceError)) throw error;
    return { userId, state: 'refused', reason: toReason(error) };
  }
}

async function bring(writing: Writing, asked: Asked & { readonly userId: string }): Promise<Decided> {
  const { userId, reward, redemption } = asked;
  const item = reward.itemId === null ? null : await findItem(writing, reward.itemId);
  const line = await creditOnce(writing, {
    ...{ userId, rule: earnRuleKeys.kickReward, event: `redemption:${redemption.id}` },
    amount: item?.price ?? reward.coins ?? 0,
    doneAt: Date.parse(redemption.redeemed_at),
  });
  if (!line) throw new ServiceError('limit_reached');
  if (!item) return { userId, state: 'credited', lineId: line.id };
  const order = { userId, slug: item.slug, input: { expected_price: item.price } };
  return { userId, state: 'credited', orderId: await placeOrder(writing, order) };
}

async function findItem({ tx }: Writing, id: number) {
  const [item] = await tx.select().from(marketItems).where(eq(marketItems.id, id));
  if (!item) throw new ServiceError('not_found');
  return item;
}

function toReason({ code }: ServiceError): NonNullable<Row['reason']> {
  if (code === 'limit_reached') return 'limit_reached';
  if (code === 'account_suspended' || code === 'requirements_unmet') return 'not_allowed';
  return 'item_unavailable';
}

/** Kick has decided: after a credit its rejection gives the points back there, so the Sikke go, unless they are spent. */
async function heedAnswer(
  writing: Writing,
  { id, isRejected }: { readonly id: string; readonly isRejected: boolean },
): Promise<void> {
  const { tx, clock, log } = writing;
  const [row] = await tx.select().from(kickRedemptions).where(eq(kickRedemptions.id, id)).for('update');
  if (!row) return;
  const answeredAt = row.answeredAt ?? new Date(clock.now());
  if (!isRejected || row.state !== 'credited' || row.lineId === null) {
    await tx.update(kickRedemptions).set({ answeredAt }).where(eq(kickRedemptions.id, id));
    return;
  }
  const { lineId } = row;
  try {
    await tx.transaction((inner) => reverseLine({ ...writing, tx: inner }, { lineId }));
    await tx
      .update(kickRedemptions)
      .set({ state: 'taken_back', answeredAt })
      .where(eq(kickRedemptions.id, id));
  } catch (error) {
    if (!(error instanceof ServiceError)) throw error;
    log.warn({ event: 'kick_spent', redemption: id }, 'Kick gave points back for Sikke that are spent');
    await tx.update(kickRedemptions).set({ answeredAt }).where(eq(kickRedemptions.id, id));
  }
}
