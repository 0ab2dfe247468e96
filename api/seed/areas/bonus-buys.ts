import { buyEntries } from '../../db/schema/buy-entries';
import { buySessions } from '../../db/schema/buy-sessions';
import { bulkInsert } from '../bulk-insert';
import { pickOne } from '../random-source';
import type { SeedTransaction, SeedWorld } from '../seed-world';
import { entryRows } from '../streamed/buy-entry-rows';
import { type BuyPlan, buyPlans } from '../streamed/buy-plans';
import { hoursAfter } from '../streamed/evening';

/** A year of bonus-buy sessions; the last one is live, those of the first half year are archived. */
export async function seedBonusBuys(tx: SeedTransaction, world: SeedWorld): Promise<void> {
  const random = world.random('bonus-buys');
  const planned = buyPlans(random, world.now).map((plan) => ({
    plan,
    entries: entryRows(random, plan, world),
  }));
  const rows = planned.map(({ plan, entries }) => {
    const cost = entries.reduce((sum, entry) => sum + entry.cost, 0);
    return { ...sessionRow(random, plan, world), budget: Math.ceil(cost / 50_000) * 50_000 };
  });
  const ids = await tx.insert(buySessions).values(rows).returning({ id: buySessions.id });
  await bulkInsert(
    tx,
    buyEntries,
    planned.flatMap(({ entries }, at) =>
      entries.flatMap((entry) => (ids[at] ? [{ ...entry, sessionId: ids[at].id }] : [])),
    ),
  );
}

function sessionRow(
  random: () => number,
  plan: BuyPlan,
  { sponsors }: SeedWorld,
): typeof buySessions.$inferInsert {
  const shown = sponsors.filter(({ state }) => state === 'active');
  return {
    slug: `bonus-alimi-${plan.number}`,
    title: plan.title,
    sponsorId: random() < 0.8 ? pickOne(random, shown).id : null,
    currency: plan.currency,
    startedAt: new Date(plan.startedAt),
    ...(plan.isLive
      ? { state: 'live' as const }
      : {
          state: plan.number > 30 ? ('finished' as const) : ('archived' as const),
          finishedAt: hoursAfter(plan.startedAt, 2.5),
        }),
  };
}
