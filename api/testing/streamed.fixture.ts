import type { Database } from '../db/client';
import { bonusHunts } from '../db/schema/bonus-hunts';
import { buyEntries } from '../db/schema/buy-entries';
import { buySessions } from '../db/schema/buy-sessions';
import { games } from '../db/schema/games';
import { huntBonuses } from '../db/schema/hunt-bonuses';

type GameRow = typeof games.$inferInsert;
type HuntRow = typeof bonusHunts.$inferInsert;
type BonusRow = typeof huntBonuses.$inferInsert;
type SessionRow = typeof buySessions.$inferInsert;
type EntryRow = typeof buyEntries.$inferInsert;

/** Stores a game; answers its id. */
export async function addGame(db: Database, row: Partial<GameRow> & Pick<GameRow, 'slug'>): Promise<number> {
  const rows = await db
    .insert(games)
    .values({ name: row.slug, providerCode: 'netent', ...row })
    .returning({ id: games.id });
  return rows[0]?.id ?? 0;
}

/** Stores a hunt that is being opened, with 10 000,00 to start with and 4 000,00 left after collecting, and its bonuses. */
export async function addHunt(
  db: Database,
  row: Partial<HuntRow> & Pick<HuntRow, 'slug'>,
  bonuses: readonly Omit<BonusRow, 'huntId' | 'position'>[] = [],
): Promise<number> {
  const usual = { title: row.slug, startBalance: 1_000_000, collectBalance: 400_000, startedAt: new Date() };
  const rows = await db
    .insert(bonusHunts)
    .values({ state: 'opening', ...usual, ...row })
    .returning({ id: bonusHunts.id });
  const huntId = rows[0]?.id ?? 0;
  const placed = bonuses.map((bonus, at) => ({ ...bonus, huntId, position: at + 1 }));
  if (placed.length > 0) await db.insert(huntBonuses).values(placed);
  return huntId;
}

/** Stores a finished session with its entries. */
export async function addBuySession(
  db: Database,
  row: Partial<SessionRow> & Pick<SessionRow, 'slug'>,
  entries: readonly Omit<EntryRow, 'sessionId' | 'position'>[] = [],
): Promise<number> {
  const usual = { title: row.slug, startedAt: new Date(), finishedAt: new Date() };
  const rows = await db
    .insert(buySessions)
    .values({ state: 'finished', ...usual, ...row })
    .returning({ id: buySessions.id });
  const sessionId = rows[0]?.id ?? 0;
  const placed = entries.map((entry, at) => ({ ...entry, sessionId, position: at + 1 }));
  if (placed.length > 0) await db.insert(buyEntries).values(placed);
  return sessionId;
}
