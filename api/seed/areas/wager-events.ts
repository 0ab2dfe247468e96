import { eq } from 'drizzle-orm';
import { sponsorAccounts } from '../../db/schema/sponsor-accounts';
import { wagerEventGames } from '../../db/schema/wager-event-games';
import { wagerEvents } from '../../db/schema/wager-events';
import { wagerImports } from '../../db/schema/wager-imports';
import { wagerSnapshots } from '../../db/schema/wager-snapshots';
import { wagerStandings } from '../../db/schema/wager-standings';
import { computeStandings, type Standing } from '../../services/wager-events/standings/compute-standings';
import { bulkInsert } from '../bulk-insert';
import { pickOne, shuffled, wholeBetween } from '../random-source';
import type { SeedTransaction, SeedWorld } from '../seed-world';
import { type SitePlayer, sitePlayers } from '../wager-events/site-players';
import { wagerEventRow } from '../wager-events/wager-event-row';
import { type DemoImport, demoImports } from '../wager-events/wager-imports';
import { type ScheduledWagerEvent, wagerSchedule } from '../wager-events/wager-schedule';

/** A year of wager events. Their standings are computed from their imports, one after the other, as published ones are. */
export async function seedWagerEvents(tx: SeedTransaction, world: SeedWorld): Promise<void> {
  const racing = world.sponsors.filter(({ state, countsForRaces }) => state === 'active' && countsForRaces);
  const accounts = await tx.select().from(sponsorAccounts).where(eq(sponsorAccounts.state, 'approved'));
  for (const event of wagerSchedule(world.now)) {
    const random = world.random(`wager-event:${event.title}`);
    const drawn = pickOne(random, racing);
    const sponsor = racing.find(({ slug }) => slug === event.sponsor) ?? drawn;
    const [stored] = await tx.insert(wagerEvents).values(wagerEventRow(event, sponsor)).returning();
    if (!stored) return;
    if (random() < 0.5) await addGames(tx, stored.id, random, world);
    if (event.startsAt > world.now) continue;
    const players = sitePlayers(
      random,
      accounts.filter(({ sponsorId }) => sponsorId === sponsor.id),
    );
    await addNumbers(tx, stored.id, {
      event,
      players,
      imports: demoImports(event, players, random, world.now),
    });
  }
}

interface Numbers {
  readonly event: ScheduledWagerEvent;
  readonly players: readonly SitePlayer[];
  readonly imports: readonly DemoImport[];
}

async function addGames(tx: SeedTransaction, eventId: number, random: () => number, { games }: SeedWorld) {
  const counted = shuffled(random, games).slice(0, wholeBetween(random, 4, 9));
  await tx.insert(wagerEventGames).values(counted.map(({ id }) => ({ eventId, gameId: id })));
}

async function addNumbers(tx: SeedTransaction, eventId: number, numbers: Numbers): Promise<void> {
  const { event, players, imports } = numbers;
  const standings = await addImports(tx, eventId, event, imports);
  const userIds = new Map(players.map(({ siteUsername, userId }) => [siteUsername, userId]));
  if (standings.length === 0) return;
  await tx.insert(wagerStandings).values(
    standings.map((row) => ({
      ...row,
      eventId,
      reachedAt: new Date(row.reachedAt),
      userId: userIds.get(row.siteUsername) ?? null,
    })),
  );
  const totalValue = standings.reduce((sum, { value }) => sum + value, 0);
  const shown = { totalValue, playerCount: standings.length, lastImportNo: imports.length };
  await tx.update(wagerEvents).set(shown).where(eq(wagerEvents.id, eventId));
}

/** Stores the imports with what each flagged, and answers the standings of the last one. */
async function addImports(
  tx: SeedTransaction,
  eventId: number,
  event: ScheduledWagerEvent,
  imports: readonly DemoImport[],
): Promise<readonly Standing[]> {
  let standings: readonly Standing[] = [];
  const baseline = imports[0]?.lines ?? [];
  const source = event.metric === 'multiplier' ? ('manual' as const) : ('csv' as const);
  for (const { lines, ...row } of imports) {
    standings = computeStandings({
      baseline,
      current: lines,
      previous: standings,
      takenAt: row.takenAt.getTime(),
    });
    const flaggedCount = standings.filter(({ isFlagged }) => isFlagged).length;
    const facts = { source, rowCount: lines.length, flaggedCount, publishedAt: row.importedAt };
    await tx.insert(wagerImports).values({ ...row, ...facts, eventId });
    await bulkInsert(
      tx,
      wagerSnapshots,
      lines.map((line) => ({ ...line, eventId, importNo: row.no })),
    );
  }
  return standings;
}
