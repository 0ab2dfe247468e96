import { sql } from 'drizzle-orm';
import {
  type ScorecardsWire,
  type ScorecardWire,
  scorecardLeast,
  silentDays,
} from '@/contract/sponsor-scorecards';
import type { ServiceContext } from '../../context';
import { sponsorKind } from '../../db/kinds/sponsors';
import { sponsors } from '../../db/schema/sponsors';
import { reviewSetting } from '../claims/review/review-setting';
import { type AddressCounts, addressCounts } from './address-counts';
import { type CaseCounts, caseCounts } from './case-counts';
import { type OddCounts, oddCounts } from './odd-counts';
import { type PrizeCounts, prizeCounts } from './prize-counts';

const dayMs = 86_400_000;

type Row = Record<string, unknown> & {
  readonly slug: string;
  readonly checked: string | null;
  readonly listed: string;
} & Partial<CaseCounts & PrizeCounts & OddCounts & AddressCounts>;

/**
 * How each sponsor that has a page stands by what came to an end with it, at the clock's moment: complaints (`case-counts.ts`), prizes (`prize-counts.ts`),
 * odds (`odd-counts.ts`) and addresses (`address-counts.ts`), each file with its definition. Of fewer than `scorecardLeast` a part is null (ADR 380). One
 * statement for all sponsors, and the one that reads the setting.
 */
export async function listScorecards(
  needs: Pick<ServiceContext, 'db' | 'clock' | 'log'>,
): Promise<ScorecardsWire> {
  const { latePrizeHours } = await reviewSetting(needs);
  const now = needs.clock.now();
  const since = (ms: number) => new Date(now - ms);
  const { rows } = await needs.db.execute<Row>(sql`select ${sponsors.slug} as slug,
      to_json(${sponsors.lastCheckedAt}) #>> '{}' as checked, to_json(${sponsors.createdAt}) #>> '{}' as listed,
      cases.*, prizes.*, odds.*, addresses.*
    from ${sponsors}
    left join (${caseCounts(since(silentDays * dayMs))}) cases on cases.case_sponsor = ${sponsors.id}
    left join (${prizeCounts(latePrizeHours, now)}) prizes on prizes.prize_sponsor = ${sponsors.id}
    left join (${oddCounts}) odds on odds.odd_sponsor = ${sponsors.id}
    left join (${addressCounts(since(365 * dayMs))}) addresses on addresses.address_sponsor = ${sponsors.id}
    where ${sponsorKind.hasPage()} order by ${sponsors.id}`);
  return {
    least: scorecardLeast,
    silent_days: silentDays,
    prize_hours: latePrizeHours,
    sponsors: rows.map(toScorecard),
  };
}

function toScorecard(row: Row): ScorecardWire {
  const { slug, checked, listed } = row;
  return {
    slug,
    complaints: toComplaints(row),
    prizes: isEnough(row.ended) ? { ended: row.ended, on_time: row.on_time ?? 0 } : null,
    odds: isEnough((row.won ?? 0) + (row.lost ?? 0)) ? { won: row.won ?? 0, lost: row.lost ?? 0 } : null,
    address_changes: row.address_changes ?? null,
    last_checked_at: checked === null ? null : new Date(checked).toISOString(),
    listed_at: new Date(listed).toISOString(),
  };
}

function toComplaints({ closed, solved = 0, silent = 0, rejected = 0, median_s }: Row) {
  if (!isEnough(closed)) return null;
  return { closed, solved, silent, rejected, median_s: isEnough(solved) ? (median_s ?? null) : null };
}

function isEnough(count: number | null | undefined): count is number {
  return (count ?? 0) >= scorecardLeast;
}
