import { and, desc, eq, inArray } from 'drizzle-orm';
import type { wagerEvents } from '../../../db/schema/wager-events';
import { wagerImports } from '../../../db/schema/wager-imports';
import { wagerSnapshots } from '../../../db/schema/wager-snapshots';
import { wagerStandings } from '../../../db/schema/wager-standings';
import type { Transaction } from '../../../db/transact';
import type { SnapshotLine } from '../../wager-events/standings/compute-standings';

/** A wager event's own row. */
export type Race = typeof wagerEvents.$inferSelect;

/** What stands of a race: the newest import (0 and null where there is none) and how each player is spelled. */
export interface Standing {
  readonly no: number;
  readonly takenAt: Date | null;
  readonly lines: readonly SnapshotLine[];
  /** The spelling of a name by its lower case: that of the baseline, for growth is measured by it. */
  readonly spellings: ReadonlyMap<string, string>;
}

/** Reads what stands of a race. */
export async function standingFigures(tx: Transaction, eventId: number): Promise<Standing> {
  const [newest] = await tx
    .select({ no: wagerImports.no, takenAt: wagerImports.takenAt })
    .from(wagerImports)
    .where(eq(wagerImports.eventId, eventId))
    .orderBy(desc(wagerImports.no))
    .limit(1);
  if (!newest) return { no: 0, takenAt: null, lines: [], spellings: new Map() };
  const { importNo, siteUsername, value } = wagerSnapshots;
  const stored = await tx
    .select({ importNo, siteUsername, value })
    .from(wagerSnapshots)
    .where(and(eq(wagerSnapshots.eventId, eventId), inArray(importNo, [1, newest.no])));
  const ranked = await tx
    .select({ siteUsername: wagerStandings.siteUsername })
    .from(wagerStandings)
    .where(eq(wagerStandings.eventId, eventId));
  const baseline = stored.filter((line) => line.importNo === 1);
  const spellings = [...stored, ...ranked, ...baseline].map(
    (line) => [line.siteUsername.toLowerCase(), line.siteUsername] as const,
  );
  const lines = stored
    .filter((line) => line.importNo === newest.no)
    .map((line) => ({ siteUsername: line.siteUsername, value: line.value }));
  return { ...newest, lines, spellings: new Map(spellings) };
}
