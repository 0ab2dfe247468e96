import { and, eq, sql } from 'drizzle-orm';
import type { Database } from '../../../db/client';
import { bonusHunts } from '../../../db/schema/bonus-hunts';
import { huntBonuses } from '../../../db/schema/hunt-bonuses';
import { promiseOrderDraw } from '../../order-draws/promise-order-draw';
import { keepLineKeys } from '../keep-line-keys';
import type { Importing } from '../kind';
import { unlessPublished } from '../publication';
import { idsBySlug } from '../references';
import type { HuntRow } from './hunt-row';

/**
 * Adds or changes hunts, one after the other. One that is published comes as `collecting`. From there the bonuses carry it: the first one
 * opened ends the guessing (the database's own trigger, ADR 110) and opens the hunt, an end balance completes it; ranks and prizes
 * follow by the clock.
 */
export async function writeHunts(
  db: Database,
  rows: readonly HuntRow[],
  { now, ids }: Importing,
): Promise<void> {
  const sponsorIds = await idsBySlug(
    db,
    'sponsor',
    rows.map(({ sponsor }) => sponsor),
  );
  for (const { sponsor, bonuses, state, endBalance, ...row } of rows) {
    const sponsorId = sponsor === undefined ? undefined : (sponsorIds.get(sponsor ?? '') ?? null);
    const to = state === 'published' ? ('collecting' as const) : state;
    const id = await store(db, { ...row, sponsorId }, to);
    if (bonuses) await writeBonuses(db, id, bonuses);
    await promiseLot(db, id, { now, ids });
    await goOn(db, id, endBalance ?? null, now);
  }
}

/** Where the lot decides among equal guesses, its draw is promised while guessing is still open. */
async function promiseLot(
  db: Database,
  huntId: number,
  promising: Pick<Importing, 'now' | 'ids'>,
): Promise<void> {
  const { id, tieRule, state } = bonusHunts;
  const isOpen = and(eq(id, huntId), eq(tieRule, 'draw'), eq(state, 'collecting'));
  const [open] = await db.select({ id }).from(bonusHunts).where(isOpen);
  if (open) await promiseOrderDraw(db, { kind: 'hunt', huntId }, promising);
}

type Values = Omit<HuntRow, 'sponsor' | 'bonuses' | 'state' | 'endBalance'> & {
  readonly sponsorId: number | null | undefined;
};

async function store(db: Database, { slug, ...values }: Values, to: 'collecting' | 'draft' | undefined) {
  const { id } = bonusHunts;
  const state = unlessPublished(bonusHunts.state, to ?? bonusHunts.state);
  const [changed] = await db
    .update(bonusHunts)
    .set({ ...values, state })
    .where(eq(bonusHunts.slug, slug))
    .returning({ id });
  if (changed) return changed.id;
  const { title = slug, startBalance = 0, startedAt = new Date(0), ...rest } = values;
  const [added] = await db
    .insert(bonusHunts)
    .values({ ...rest, slug, title, startBalance, startedAt, state: to })
    .returning({ id });
  return added?.id ?? 0;
}

const { lineKey, position, gameId, gameName, bet } = huntBonuses;

/** All of them anew: a file has the whole list, in its order. */
async function writeBonuses(
  db: Database,
  huntId: number,
  bonuses: NonNullable<HuntRow['bonuses']>,
): Promise<void> {
  const gameIds = await idsBySlug(
    db,
    'game',
    bonuses.map(({ game }) => game),
  );
  const stored = await db
    .delete(huntBonuses)
    .where(eq(huntBonuses.huntId, huntId))
    .returning({ lineKey, position, gameId, gameName, bet });
  const lines = bonuses.map(({ game, ...bonus }, at) => ({
    ...bonus,
    huntId,
    position: at + 1,
    gameId: gameIds.get(game ?? '') ?? null,
  }));
  if (lines.length > 0) await db.insert(huntBonuses).values([...keepLineKeys(stored, lines)]);
}

/** Opens the hunt with its first bonus, completes it with its end balance, and corrects that until its prizes are given. */
async function goOn(db: Database, id: number, endBalance: number | null, now: Date): Promise<void> {
  await db.execute(sql`update ${bonusHunts} set state = 'opening'
    where id = ${id} and state in ('collecting', 'guessing_locked') and collect_balance is not null
    and exists (select from ${huntBonuses} where hunt_id = ${id} and ${huntBonuses.state} in ('opening', 'opened'))`);
  if (endBalance === null) return;
  await db.execute(sql`update ${bonusHunts} set end_balance = ${endBalance}, state = 'completed',
    completed_at = coalesce(completed_at, ${now})
    where id = ${id} and state in ('guessing_locked', 'opening', 'completed')`);
}
