/** What an import says of a player: the running total at the sponsor, in the unit of the event's metric. */
export interface SnapshotLine {
  readonly siteUsername: string;
  readonly value: number;
}

/** A player's place as published: `value` since the baseline, `reachedAt` (milliseconds) when it was first seen. */
export interface Standing {
  readonly siteUsername: string;
  readonly value: number;
  readonly reachedAt: number;
  readonly rank: number;
  readonly isFlagged: boolean;
}

/** What standings are computed from. */
export interface StandingsInput {
  /** The first import: what everybody had at the start. */
  readonly baseline: readonly SnapshotLine[];
  readonly current: readonly SnapshotLine[];
  /** The standings published before, which know when a value was first reached. */
  readonly previous: readonly Pick<Standing, 'siteUsername' | 'value' | 'reachedAt'>[];
  /** When the source counted the current import, milliseconds. */
  readonly takenAt: number;
}

/** A row before it has its rank; `before` is what the player had in the publication before. */
interface Unranked extends Omit<Standing, 'rank'> {
  readonly before: number;
}

/**
 * The standings of an event: what each total grew by since the baseline, best first. Who is not in the baseline began at zero;
 * who has grown by nothing has no place. A tie goes to who reached the value first, then to who was ahead in the
 * data before. A total that fell is flagged: it counts as what it grew by, never below zero. A player whom the data has
 * lost keeps the last value, flagged.
 */
export function computeStandings(input: StandingsInput): Standing[] {
  const { current, previous, takenAt } = input;
  const baseline = new Map(input.baseline.map(({ siteUsername, value }) => [siteUsername, value]));
  const known = new Map(previous.map((row) => [row.siteUsername, row]));
  const listed = new Set(current.map(({ siteUsername }) => siteUsername));
  const grown = current.map(({ siteUsername, value }): Unranked => {
    const delta = value - (baseline.get(siteUsername) ?? 0);
    const before = known.get(siteUsername);
    const isSame = before !== undefined && before.value === Math.max(0, delta);
    return {
      siteUsername,
      value: Math.max(0, delta),
      before: before?.value ?? 0,
      reachedAt: isSame ? before.reachedAt : takenAt,
      isFlagged: delta < 0 || delta < (before?.value ?? 0),
    };
  });
  const lost = previous
    .filter(({ siteUsername }) => !listed.has(siteUsername))
    .map((row): Unranked => ({ ...row, before: row.value, isFlagged: true }));
  return [...grown, ...lost]
    .filter(({ value }) => value > 0)
    .sort(byValueThenFirst)
    .map(({ before: _, ...row }, at) => ({ ...row, rank: at + 1 }));
}

function byValueThenFirst(a: Unranked, b: Unranked): number {
  return (
    b.value - a.value ||
    a.reachedAt - b.reachedAt ||
    b.before - a.before ||
    (a.siteUsername < b.siteUsername ? -1 : 1)
  );
}
