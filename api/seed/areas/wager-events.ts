import { asc, eq } from 'drizzle-orm';
import { z } from 'zod';
import { wagerPhases } from '@/contract/wager-events';
import { sponsorAccounts } from '../../db/schema/sponsor-accounts';
import { wagerEvents } from '../../db/schema/wager-events';
import { wagerImports } from '../../db/schema/wager-imports';
import { wagerSnapshots } from '../../db/schema/wager-snapshots';
import { wagerStandings } from '../../db/schema/wager-standings';
import { computeStandings, type Standing } from '../../services/wager-events/standings/compute-standings';
import { bulkInsert } from '../bulk-insert';
import { readLives } from '../read-content';
import type { AreaSeed, SeedTransaction } from '../seed-world';
import { type SitePlayer, sitePlayers } from '../wager-events/site-players';
import { type DemoImport, demoImports, type PlayedEvent } from '../wager-events/wager-imports';

const lifeSchema = z.strictObject({ state: z.enum(wagerPhases) });

const hour = 3_600_000;

/** What was played at the wager events. Their standings are computed from their imports, one after the other, as published ones are. */
export const seedWagerEvents: AreaSeed = async (tx, world) => {
  const lives = readLives('wager-events', world.now, lifeSchema);
  const accounts = await tx.select().from(sponsorAccounts).where(eq(sponsorAccounts.state, 'approved'));
  for (const stored of await tx.select().from(wagerEvents).orderBy(asc(wagerEvents.id))) {
    const isBegun = stored.startsAt.getTime() <= world.now;
    const state = lives.get(stored.slug)?.state ?? (isBegun ? 'live' : 'scheduled');
    const event = { ...stored, state };
    await tx
      .update(wagerEvents)
      .set({ state, ...toDispute(event) })
      .where(eq(wagerEvents.id, event.id));
    if (!isBegun) continue;
    const random = world.random(`wager-event:${event.title}`);
    const members = accounts.filter(({ sponsorId }) => sponsorId === event.sponsorId);
    const players = sitePlayers(random, members);
    await addNumbers(tx, { event, players, imports: demoImports(event, players, random, world.now) });
  }
};

/** The last data came six hours after the end, was looked over for twelve, and could be objected to for two days. */
function toDispute({ state, endsAt }: PlayedEvent) {
  if (!['provisional', 'dispute', 'final', 'paid'].includes(state)) return {};
  const disputeFrom = endsAt.getTime() + 18 * hour;
  return { disputeFrom: new Date(disputeFrom), disputeUntil: new Date(disputeFrom + 48 * hour) };
}

interface Numbers {
  readonly event: PlayedEvent;
  readonly players: readonly SitePlayer[];
  readonly imports: readonly DemoImport[];
}

async function addNumbers(tx: SeedTransaction, { event, players, imports }: Numbers): Promise<void> {
  const standings = await addImports(tx, event, imports);
  const userIds = new Map(players.map(({ siteUsername, userId }) => [siteUsername, userId]));
  const rows = standings.map((row) => {
    const [eventId, userId] = [event.id, userIds.get(row.siteUsername) ?? null];
    return { ...row, eventId, userId, reachedAt: new Date(row.reachedAt) };
  });
  await bulkInsert(tx, wagerStandings, rows);
  const totalValue = standings.reduce((sum, { value }) => sum + value, 0);
  const shown = { totalValue, playerCount: standings.length, lastImportNo: imports.length };
  await tx.update(wagerEvents).set(shown).where(eq(wagerEvents.id, event.id));
}

/** Stores the imports with what each flagged, and answers the standings of the last one. */
async function addImports(
  tx: SeedTransaction,
  { id: eventId, metric }: PlayedEvent,
  imports: readonly DemoImport[],
): Promise<readonly Standing[]> {
  let standings: readonly Standing[] = [];
  const baseline = imports[0]?.lines ?? [];
  const source = metric === 'multiplier' ? ('manual' as const) : ('csv' as const);
  for (const { lines, ...row } of imports) {
    const takenAt = row.takenAt.getTime();
    standings = computeStandings({ baseline, current: lines, previous: standings, takenAt });
    const flaggedCount = standings.filter(({ isFlagged }) => isFlagged).length;
    const facts = { source, rowCount: lines.length, flaggedCount, publishedAt: row.importedAt };
    await tx.insert(wagerImports).values({ ...row, ...facts, eventId });
    const snapshots = lines.map((line) => ({ ...line, eventId, importNo: row.no }));
    await bulkInsert(tx, wagerSnapshots, snapshots);
  }
  return standings;
}
