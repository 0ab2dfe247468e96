import { inArray } from 'drizzle-orm';
import { wagerEvents } from '../../../db/schema/wager-events';
import type { Transaction } from '../../../db/transact';
import type { LinedRow } from '../kind';
import { lockRows } from '../lock-rows';
import { type FileRow, type ImportProblem, refuse, toProblem } from '../problem';
import { readRows } from '../read-rows';
import { type ImportOptions, type ImportReport, importAlone, inOrder } from '../run-import';
import { makePlan, type Plan } from './plan-figures';
import { publishFigures } from './publish-figures';
import { type StandingsRow, standingsFile } from './standings-row';

/**
 * Takes a sponsor's figures of races: compares them with those that stand and, if asked, publishes them, so that the standings are
 * computed anew (ADR 071). Newer figures replace older ones, everything or nothing in one transaction; the same file again does nothing.
 */
export async function importStandings(
  tx: Transaction,
  fileRows: readonly FileRow[],
  { apply, now, actorId }: ImportOptions,
): Promise<ImportReport> {
  const { rows, problems } = readRows(standingsFile, fileRows);
  await importAlone(tx);
  const { plans, ...found } = await makePlans(tx, rows, now);
  const all = inOrder([...problems, ...found.problems]);
  const isWritten = apply && all.length === 0;
  if (isWritten) for (const plan of plans) await publishFigures(tx, plan, { now, actorId });
  return {
    added: plans.flatMap(({ added }) => added),
    changed: plans.flatMap(({ changed }) => changed),
    same: plans.reduce((sum, { same }) => sum + same, 0),
    ...{ problems: all, isWritten },
  };
}

/** What each race of the file comes to; its row is held, so that the clock does not end it meanwhile. */
async function makePlans(tx: Transaction, rows: readonly LinedRow<StandingsRow>[], now: Date) {
  const byRace = groupByRace(rows);
  const slugs = [...byRace.keys()];
  const plans: Plan[] = [];
  const problems: ImportProblem[] = [];
  if (slugs.length === 0) return { plans, problems };
  await lockRows(tx, wagerEvents, slugs);
  const races = await tx.select().from(wagerEvents).where(inArray(wagerEvents.slug, slugs));
  for (const [slug, lines] of byRace) {
    const race = races.find((one) => one.slug === slug);
    const planned = race ? await makePlan(tx, race, lines, now) : missing(lines[0]?.line, slug);
    if ('problems' in planned) problems.push(...planned.problems);
    else plans.push(planned);
  }
  return { plans, problems };
}

function groupByRace(rows: readonly LinedRow<StandingsRow>[]): ReadonlyMap<string, LinedRow<StandingsRow>[]> {
  const races = new Map<string, LinedRow<StandingsRow>[]>();
  for (const one of rows) {
    const lines = races.get(one.row.race);
    if (lines) lines.push(one);
    else races.set(one.row.race, [one]);
  }
  return races;
}

function missing(line: number | undefined, slug: string) {
  const refusal = refuse('race', 'unknown_reference', { of: 'wager event', slug });
  return { problems: [toProblem(line ?? null, refusal)] };
}
