import { vipTermDays } from '@/contract/vip';
import { vipMemberships } from '../../db/schema/vip-memberships';
import { vipTiers } from '../../db/schema/vip-tiers';
import { shuffled, wholeBetween } from '../random-source';
import type { SeedTransaction, SeedWorld } from '../seed-world';

const dayMs = 86_400_000;

const tiers: (typeof vipTiers.$inferInsert)[] = [
  {
    slug: 'bronz',
    name: 'Bronz',
    level: 1,
    criteria: { member_days: 30, links: 0, checkins: 5, contributions: 0, guesses: 1 },
    perks: ['Sohbette Bronz rozeti', 'Ayda bir slot isteği', 'Kulüp duyurularını önce alırsın'],
  },
  {
    slug: 'gumus',
    name: 'Gümüş',
    level: 2,
    criteria: { member_days: 90, links: 1, checkins: 20, contributions: 1, guesses: 4 },
    perks: ['Bronz’daki her şey', 'Haftada bir slot isteği', 'Kulübe özel çekilişler'],
  },
  {
    slug: 'altin',
    name: 'Altın',
    level: 3,
    criteria: { member_days: 180, links: 2, checkins: 45, contributions: 4, guesses: 8 },
    perks: ['Gümüş’teki her şey', 'Turnuvalarda öncelikli kayıt', 'Teslimatta 24 saat sözü'],
  },
  {
    slug: 'elmas',
    name: 'Elmas',
    level: 4,
    criteria: { member_days: 300, links: 3, checkins: 70, contributions: 10, guesses: 12 },
    perks: ['Altın’daki her şey', 'Ayda bir yayına konuk', 'Yıl sonu hediye kutusu'],
  },
];

/** Four tiers of loyalty, and some members in them; the demo's player holds the first one and can go on from there. */
export async function seedVip(tx: SeedTransaction, { now, users, random: source }: SeedWorld): Promise<void> {
  const random = source('vip');
  const stored = await tx.insert(vipTiers).values(tiers).returning();
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
