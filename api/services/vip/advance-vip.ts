import { and, asc, eq, lte } from 'drizzle-orm';
import { vipGraceDays, vipTermDays } from '@/contract/vip';
import type { ServiceContext, Writing } from '../../context';
import { vipMemberships } from '../../db/schema/vip-memberships';
import { vipTiers } from '../../db/schema/vip-tiers';
import { transact } from '../../db/transact';
import { notify } from '../notifications/notify';
import { meets } from './reached-tier';
import { vipProgress } from './vip-progress';

const dayMs = 86_400_000;
type Tier = typeof vipTiers.$inferSelect;
type Membership = typeof vipMemberships.$inferSelect;

/** How many memberships a run moved on. */
export interface AdvancedVip {
  readonly renewed: number;
  readonly warned: number;
  readonly lowered: number;
}

/**
 * Moves on the memberships whose term is over: renewed where the criteria are met, otherwise a time of grace and a word about it; when
 * that is over too, the tier falls by one, never further at once, and from the lowest it ends. Each in a transaction of its own.
 */
export async function advanceVip({ db, clock }: Pick<ServiceContext, 'db' | 'clock'>): Promise<AdvancedVip> {
  const due = await db
    .select({ userId: vipMemberships.userId })
    .from(vipMemberships)
    .where(lte(vipMemberships.validUntil, new Date(clock.now())));
  const moved = { renewed: 0, warned: 0, lowered: 0 };
  for (const { userId } of due) {
    const outcome = await transact(db, (tx) => advanceOne({ tx, clock }, userId));
    if (outcome !== null) moved[outcome] += 1;
  }
  return moved;
}

type LedgerWriting = Pick<Writing, 'tx' | 'clock'>;

async function advanceOne({ tx, clock }: LedgerWriting, userId: string): Promise<keyof AdvancedVip | null> {
  const { userId: member, validUntil } = vipMemberships;
  const [membership] = await tx
    .select()
    .from(vipMemberships)
    .where(and(eq(member, userId), lte(validUntil, new Date(clock.now()))))
    .for('update');
  if (!membership) return null;
  const tiers = await tx.select().from(vipTiers).orderBy(asc(vipTiers.level));
  const tier = tiers.find(({ id }) => id === membership.tierId);
  if (tier && meets(await vipProgress(tx, userId, clock.now()), tier.criteria)) {
    await setTerm({ tx, clock }, userId, { state: 'active', days: vipTermDays });
    return 'renewed';
  }
  if (membership.state === 'active') {
    await setTerm({ tx, clock }, userId, { state: 'expiring', days: vipGraceDays });
    const params = { tier: tier?.name ?? '', days: vipGraceDays };
    await notify(tx, { userId, kind: 'vip_expiring', params, about: { type: 'vip' } });
    return 'warned';
  }
  await lower({ tx, clock }, membership, tiers.filter(({ level }) => level < (tier?.level ?? 0)).at(-1));
  return 'lowered';
}

async function setTerm(
  { tx, clock }: LedgerWriting,
  userId: string,
  {
    state,
    days,
    tierId,
  }: { readonly state: Membership['state']; readonly days: number; readonly tierId?: number },
): Promise<void> {
  const validUntil = new Date(clock.now() + days * dayMs);
  await tx
    .update(vipMemberships)
    .set({ state, validUntil, ...(tierId === undefined ? {} : { tierId }) })
    .where(eq(vipMemberships.userId, userId));
}

async function lower(writing: LedgerWriting, { userId }: Membership, below: Tier | undefined): Promise<void> {
  if (below) await setTerm(writing, userId, { state: 'active', days: vipTermDays, tierId: below.id });
  else await writing.tx.delete(vipMemberships).where(eq(vipMemberships.userId, userId));
  const params = { tier: below?.name ?? '–' };
  await notify(writing.tx, { userId, kind: 'vip_ended', params, about: { type: 'vip' } });
}
