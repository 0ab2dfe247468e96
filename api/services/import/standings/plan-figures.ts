import type { Transaction } from '../../../db/transact';
import type { SnapshotLine } from '../../wager-events/standings/compute-standings';
import type { LinedRow } from '../kind';
import type { ImportProblem } from '../problem';
import type { ImportReport } from '../run-import';
import { listRefusals } from './refuse-figures';
import { type Race, type Standing, standingFigures } from './standing-figures';
import type { StandingsRow } from './standings-row';

/** What a file does to a race. `import` is null where its figures stand already. */
export interface Plan extends Pick<ImportReport, 'added' | 'changed' | 'same'> {
  readonly race: Race;
  readonly import: Figures | null;
}

/** The figures of a race at a moment, players by the spelling that is known of them. */
export interface Figures {
  readonly asOf: Date;
  readonly source: Race['dataSource'];
  readonly lines: readonly SnapshotLine[];
  /** The number of the newest import, 0 where there is none. */
  readonly newest: number;
}

/** Compares a race's figures with those that stand, or says why they cannot be taken. */
export async function makePlan(
  tx: Transaction,
  race: Race,
  rows: readonly LinedRow<StandingsRow>[],
  now: Date,
): Promise<Plan | { readonly problems: readonly ImportProblem[] }> {
  const standing = await standingFigures(tx, race.id);
  const lines = rows.map(({ row }) => ({
    siteUsername: standing.spellings.get(row.player.toLowerCase()) ?? row.player,
    value: row.amount,
  }));
  const before = new Map(standing.lines.map(({ siteUsername, value }) => [siteUsername, value]));
  const isSame =
    lines.length === before.size &&
    lines.every(({ siteUsername, value }) => before.get(siteUsername) === value);
  const problems = listRefusals({ race, rows, standing, isSame }, now);
  if (problems.length > 0) return { problems };
  const [first] = rows;
  if (!first || standing.takenAt?.getTime() === first.row.asOf.getTime())
    return { race, import: null, added: [], changed: [], same: lines.length };
  const { asOf, source = race.dataSource } = first.row;
  const figures = { asOf, source, lines, newest: standing.no };
  return { race, import: figures, ...computeDifference(race.slug, before, figures, standing) };
}

/** Player by player, and the moment that the figures are of; a player whom the file lost is a change, too. */
function computeDifference(
  race: string,
  before: ReadonlyMap<string, number>,
  { asOf, lines }: Figures,
  { takenAt }: Standing,
): Pick<Plan, 'added' | 'changed' | 'same'> {
  const after = new Map(lines.map(({ siteUsername, value }) => [siteUsername, value]));
  const change = (player: string, from: number, to: number | null) => ({
    slug: `${race}/${player}`,
    changes: [{ field: 'amount', from, to }],
  });
  const kept = [...before].filter(([player, value]) => after.get(player) !== value);
  return {
    added: [...after.keys()].filter((player) => !before.has(player)).map((player) => `${race}/${player}`),
    changed: [
      { slug: race, changes: [{ field: 'asOf', from: takenAt, to: asOf }] },
      ...kept.map(([player, value]) => change(player, value, after.get(player) ?? null)),
    ],
    same: before.size - kept.length,
  };
}
