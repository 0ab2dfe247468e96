import { and, eq, inArray } from 'drizzle-orm';
import type { KickRewardInput } from '@/contract/desk-kick';
import type { Writing } from '../../context';
import { kickRewards } from '../../db/schema/kick-rewards';
import { marketItems } from '../../db/schema/market-items';
import { enqueue } from '../../queue/enqueue';
import { invalidField, ServiceError } from '../../service-error';
import { recordAudit } from '../audit/record-audit';
import { isConnected, readKick } from './kick-app';

/**
 * Adds a reward that brings whole Sikke or an item of the market; a job makes it at Kick. 404 where no channel is connected; 422 `required` on `coins` where it brings
 * nothing or both, `exists` on `item` for one that is not on the shelf or needs an address of its buyer.
 */
export async function addReward(
  writing: Writing,
  { actorId, input }: { readonly actorId: string; readonly input: KickRewardInput },
): Promise<void> {
  const { tx, clock } = writing;
  if (!isConnected(await readKick(tx))) throw new ServiceError('not_found');
  const { title, cost, coins, item } = input;
  if ((coins === undefined) === (item === undefined)) throw invalidField('coins', 'required');
  const brings = { coins: coins ?? null, itemId: item === undefined ? null : await findItem(writing, item) };
  const createdAt = new Date(clock.now());
  const [made] = await tx
    .insert(kickRewards)
    .values({ title, cost, ...brings, createdAt })
    .returning({ id: kickRewards.id });
  if (!made) throw new Error('no reward was made');
  await enqueue(tx, 'place_kick_reward', { id: made.id }, { queue: 'kick' });
  const subject = `kick_rewards:${made.id}`;
  const change = {
    before: { reward: null },
    after: { title, cost, coins: brings.coins, item: item ?? null },
  };
  await recordAudit(writing, { actorId, action: 'kick_changed', subject, reason: subject, ...change });
}

/** Ends a reward: what is redeemed of it from now on is refused, and a job deletes it at Kick. 404 for one that is not there or is over. */
export async function endReward(
  writing: Writing,
  { actorId, id }: { readonly actorId: string; readonly id: number },
): Promise<void> {
  const { tx } = writing;
  const [ended] = await tx
    .update(kickRewards)
    .set({ isActive: false })
    .where(and(eq(kickRewards.id, id), eq(kickRewards.isActive, true)))
    .returning({ title: kickRewards.title });
  if (!ended) throw new ServiceError('not_found');
  await enqueue(tx, 'place_kick_reward', { id }, { queue: 'kick' });
  const subject = `kick_rewards:${id}`;
  const change = { before: { reward: ended.title }, after: { reward: null } };
  await recordAudit(writing, { actorId, action: 'kick_changed', subject, reason: subject, ...change });
}

/** What nobody has to be asked for beside who redeems it. */
const plainTypes = ['code', 'ticket', 'perk'] as const;

async function findItem({ tx }: Writing, slug: string): Promise<number> {
  const isFit = and(
    ...[eq(marketItems.slug, slug), inArray(marketItems.type, [...plainTypes])],
    inArray(marketItems.state, ['active', 'sold_out', 'paused']),
  );
  const [item] = await tx.select({ id: marketItems.id }).from(marketItems).where(isFit);
  if (!item) throw invalidField('item', 'exists');
  return item.id;
}
