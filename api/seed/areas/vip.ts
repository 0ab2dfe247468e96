import { asc } from 'drizzle-orm';
import { vipTermDays } from '@/contract/vip';
import { vipMemberships } from '../../db/schema/vip-memberships';
import { vipTiers } from '../../db/schema/vip-tiers';
import { shuffled, wholeBetween } from '../random-source';
import type { SeedTransaction, SeedWorld } from '../seed-world';

const dayMs = 86_400_000;

/** Some members in the tiers of the club; the demo's player holds the first one and can go on from there. */
export async function seedVip(tx: SeedTransaction, { now, users, random: source }: SeedWorld): Promise<void> {
  const random = source('vip');
  const stored = await tx.select().from(vipTiers).orderBy(asc(vipTiers.level));
  const [player, ...others] = users.filter(({ permission }) => permission === 'player');
  const some = shuffled(random, others).slice(0, 36);
  const members = [...(player ? [player] : []), ...some];
  const rows = members.flatMap(({ id: userId }, at) => {
    const tier = stored[at === 0 ? 0 : Math.min(3, Math.floor(random() * random() * 5))];
    const age = wholeBetween(random, 1, vipTermDays - 5);
    if (!tier) return [];
    const since = new Date(now - age * dayMs);
    return [{ userId, tierId: tier.id, since, validUntil: new Date(since.getTime() + vipTermDays * dayMs) }];
  });
  await tx.insert(vipMemberships).values(rows);
}
