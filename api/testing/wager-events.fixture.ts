import type { Database } from '../db/client';
import { wagerEvents } from '../db/schema/wager-events';
import { wagerImports } from '../db/schema/wager-imports';
import { wagerSnapshots } from '../db/schema/wager-snapshots';

type WagerEventRow = typeof wagerEvents.$inferInsert;

/** Stores a race that runs from an hour ago to an hour ahead, with one prize, unless told otherwise. Answers its id. */
export async function addWagerEvent(
  db: Database,
  row: Partial<WagerEventRow> & Pick<WagerEventRow, 'slug' | 'sponsorId'>,
): Promise<number> {
  const inHours = (hours: number) => new Date(Date.now() + hours * 3_600_000);
  const times = { startsAt: inHours(-1), endsAt: inHours(1) };
  const prizes = [
    { rank_from: 1, rank_to: 2, type: 'coin' as const, title: '1.000 Sikke', amount: 1000, currency: null },
  ];
  const rows = await db
    .insert(wagerEvents)
    .values({ title: row.slug, state: 'live', mode: 'race', dataSource: 'csv', prizes, ...times, ...row })
    .returning({ id: wagerEvents.id });
  return rows[0]?.id ?? 0;
}

/** Stores an import of an event, not published: what each player's total is. */
export async function addImport(db: Database, { eventId, no, totals, ...row }: AddedImport): Promise<void> {
  const lines = Object.entries(totals).map(([siteUsername, value]) => ({ siteUsername, value }));
  const at = row.takenAt;
  const facts = { source: 'csv' as const, importedAt: at, checksum: '0'.repeat(64), rowCount: lines.length };
  await db.insert(wagerImports).values({ ...facts, ...row, eventId, no });
  await db.insert(wagerSnapshots).values(lines.map((line) => ({ ...line, eventId, importNo: no })));
}

interface AddedImport {
  readonly eventId: number;
  readonly no: number;
  readonly takenAt: Date;
  readonly isClosing?: boolean;
  readonly totals: Readonly<Record<string, number>>;
}
