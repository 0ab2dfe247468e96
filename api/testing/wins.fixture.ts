import type { Database } from '../db/client';
import { games } from '../db/schema/games';
import { wins } from '../db/schema/wins';

type WinRow = typeof wins.$inferInsert;

/** Stores a win of a game outside the catalogue: approved at `createdAt` or now, unless told otherwise. Answers its id. */
export async function addWin(db: Database, row: Partial<WinRow> & Pick<WinRow, 'userId'>): Promise<number> {
  const approvedAt = row.createdAt ?? new Date();
  const rows = await db
    .insert(wins)
    .values({ gameName: 'Deneme Oyunu', bet: 1000, win: 250_000, review: 'approved', approvedAt, ...row })
    .returning({ id: wins.id });
  return rows[0]?.id ?? 0;
}

/** Stores a game of a provider. Answers its id. */
export async function addWinGame(db: Database, slug: string, providerCode = 'bgaming'): Promise<number> {
  const rows = await db.insert(games).values({ slug, name: slug, providerCode }).returning({ id: games.id });
  return rows[0]?.id ?? 0;
}
