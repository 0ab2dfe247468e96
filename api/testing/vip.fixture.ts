import type { VipCounts } from '@/contract/vip';
import type { Database } from '../db/client';
import { vipTiers } from '../db/schema/vip-tiers';

const nothing: VipCounts = { member_days: 0, links: 0, checkins: 0, contributions: 0, guesses: 0 };

/** Stores a tier that asks for nothing but what is given. Answers its id. */
export async function addTier(
  db: Database,
  { level, criteria = {} }: { readonly level: number; readonly criteria?: Partial<VipCounts> },
): Promise<number> {
  const row = {
    slug: `seviye-${level}`,
    name: `Seviye ${level}`,
    level,
    criteria: { ...nothing, ...criteria },
  };
  const rows = await db.insert(vipTiers).values(row).returning({ id: vipTiers.id });
  return rows[0]?.id ?? 0;
}
