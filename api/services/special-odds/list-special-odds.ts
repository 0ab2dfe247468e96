import { and, asc, desc, eq, gt, lte, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { OddView, SpecialOddsQuery, SpecialOddWire } from '@/contract/special-odds';
import type { ServiceContext } from '../../context';
import { afterKey, decodeCursor, pageSize, toPage } from '../../db/keyset';
import { specialOdds } from '../../db/schema/special-odds';
import { sponsors } from '../../db/schema/sponsors';
import { oddColumns, toOddWire } from './odd-wire';

const { id, endsAt, settledAt, state, sponsorId } = specialOdds;

/** By which moment a view is sorted, and which way: what ends next comes first, of the past the newest. */
const orders = {
  open: { moment: endsAt, direction: 'asc' },
  awaiting: { moment: endsAt, direction: 'desc' },
  settled: { moment: settledAt, direction: 'desc' },
} as const;

const keySchema = z.tuple([z.iso.datetime(), z.number().int()]);

/** One page of a view of the odds, of one sponsor or of all; one query. A foreign cursor is a 422. */
export async function listSpecialOdds(
  ctx: ServiceContext,
  { view, sponsor, cursor }: SpecialOddsQuery,
): Promise<{ data: SpecialOddWire[]; next_cursor: string | null }> {
  const now = ctx.clock.now();
  const { moment, direction } = orders[view];
  const key = decodeCursor(cursor, keySchema);
  const turn = direction === 'asc' ? asc : desc;
  const found = await ctx.db
    .select(oddColumns)
    .from(specialOdds)
    .innerJoin(sponsors, eq(sponsors.id, sponsorId))
    .where(and(inView(view, now), ofSponsor(sponsor), afterKey([moment, id], key, direction)))
    .orderBy(turn(moment), turn(id))
    .limit(pageSize + 1);
  const toKey = ({ odd }: (typeof found)[number]) => [
    ((view === 'settled' ? odd.settledAt : null) ?? odd.endsAt).toISOString(),
    odd.id,
  ];
  return toPage(found, toKey, (row) => toOddWire(row, now));
}

/** Drafts and cancelled odds are in no view. */
function inView(view: OddView, now: number) {
  if (view === 'settled') return eq(state, 'settled');
  const moment = new Date(now);
  return and(eq(state, 'scheduled'), view === 'open' ? gt(endsAt, moment) : lte(endsAt, moment));
}

/** As a subquery, so that the index over sponsor and moment serves the order too. */
function ofSponsor(slug: string | undefined) {
  if (slug === undefined) return undefined;
  return sql`${sponsorId} = (select id from ${sponsors} where slug = ${slug})`;
}
