import { and, desc, gte, sql } from 'drizzle-orm';
import type { WinWire } from '@/contract/wins';
import type { ServiceContext } from '../../context';
import { winKind } from '../../db/kinds/wins';
import { wins } from '../../db/schema/wins';
import { type Week, weekAt } from './week';
import { selectWins, toWinWire } from './win-rows';

/** How many stand on the podium. */
const places = 3;

/**
 * The highest X of this week, or of the one before while this one has none; ISO times. Of equal X the one that was approved first
 * stands above. One query.
 */
export async function listBestWins(
  ctx: ServiceContext,
): Promise<{ week_from: string; week_to: string; wins: WinWire[] }> {
  const week = weekAt(ctx.clock.now());
  const before = weekAt(week.from - 1);
  const isThisWeek = gte(wins.approvedAt, new Date(week.from));
  const rows = await selectWins(ctx.db)
    .where(and(winKind.shown(), gte(wins.approvedAt, new Date(before.from))))
    .orderBy(desc(sql`${isThisWeek}`), desc(wins.x), wins.approvedAt, wins.id)
    .limit(places);
  const shown = isIn(week, rows[0]) || rows.length === 0 ? week : before;
  return { ...toNames(shown), wins: rows.filter((row) => isIn(shown, row)).map(toWinWire) };
}

function isIn(week: Week, row: { readonly approved_at: Date | null } | undefined): boolean {
  const moment = row?.approved_at?.getTime() ?? Number.NaN;
  return moment >= week.from && moment < week.to;
}

function toNames({ from, to }: Week) {
  return { week_from: new Date(from).toISOString(), week_to: new Date(to).toISOString() };
}
