import { eq } from 'drizzle-orm';
import type { Database } from '../../../db/client';
import { buyEntries } from '../../../db/schema/buy-entries';
import { buySessions } from '../../../db/schema/buy-sessions';
import { keepLineKeys } from '../keep-line-keys';
import type { Importing } from '../kind';
import { idsBySlug } from '../references';
import { memberIds } from './buy-members';
import type { BuyRow } from './buy-row';
import { storedBuys } from './buy-stored';

/** Adds or changes sessions, one after the other; one that ends without a time ends now. */
export async function writeBuys(db: Database, rows: readonly BuyRow[], { now }: Importing): Promise<void> {
  const stored = new Map(
    (
      await storedBuys(
        db,
        rows.map(({ slug }) => slug),
      )
    ).map((one) => [one.slug, one]),
  );
  const sponsorIds = await idsBySlug(
    db,
    'sponsor',
    rows.map(({ sponsor }) => sponsor),
  );
  for (const { sponsor, entries, ...row } of rows) {
    const before = stored.get(row.slug);
    const state = row.state ?? before?.state ?? 'draft';
    const isOver = state === 'finished' || state === 'archived';
    const values = {
      ...{ ...row, state },
      finishedAt: isOver ? (row.finishedAt ?? before?.finishedAt ?? now) : null,
      sponsorId: sponsor === undefined ? undefined : (sponsorIds.get(sponsor ?? '') ?? null),
    };
    const id = before ? await change(db, before.id, values) : await add(db, values);
    if (entries) await writeEntries(db, id, entries);
  }
}

type Values = Omit<BuyRow, 'sponsor' | 'entries'> & { readonly sponsorId: number | null | undefined };

async function change(db: Database, id: number, values: Values): Promise<number> {
  await db.update(buySessions).set(values).where(eq(buySessions.id, id));
  return id;
}

async function add(db: Database, { title, startedAt, ...values }: Values): Promise<number> {
  if (!title || !startedAt) throw new Error('a new session lacks what it needs');
  const [added] = await db
    .insert(buySessions)
    .values({ ...values, title, startedAt })
    .returning({ id: buySessions.id });
  return added?.id ?? 0;
}

/** All of them anew: a file has the whole list, in its order. */
async function writeEntries(
  db: Database,
  sessionId: number,
  entries: NonNullable<BuyRow['entries']>,
): Promise<void> {
  const gameIds = await idsBySlug(
    db,
    'game',
    entries.map(({ game }) => game),
  );
  const members = await memberIds(
    db,
    entries.map(({ suggestedBy }) => suggestedBy),
  );
  const { lineKey, position, gameId, gameName, bet } = buyEntries;
  const stored = await db
    .delete(buyEntries)
    .where(eq(buyEntries.sessionId, sessionId))
    .returning({ lineKey, position, gameId, gameName, bet });
  const lines = entries.map(({ game, suggestedBy, ...entry }, at) => ({
    ...{ ...entry, sessionId, position: at + 1 },
    gameId: gameIds.get(game ?? '') ?? null,
    suggestedBy: members.get(suggestedBy ?? '') ?? null,
  }));
  if (lines.length > 0) await db.insert(buyEntries).values([...keepLineKeys(stored, lines)]);
}
