import { and, eq, inArray } from 'drizzle-orm';
import type { Database } from '../../db/client';
import { sponsorAccounts } from '../../db/schema/sponsor-accounts';
import { wagerEvents } from '../../db/schema/wager-events';
import { wagerImports } from '../../db/schema/wager-imports';
import { wagerSnapshots } from '../../db/schema/wager-snapshots';
import { wagerStandings } from '../../db/schema/wager-standings';
import { ServiceError } from '../../service-error';
import { computeStandings, type Standing } from './standings/compute-standings';
import { tellCorrections } from './tell-corrections';

type Transaction = Pick<Database, 'select' | 'insert' | 'update' | 'delete'>;

/** Which import is published, and when (that is not when its data was counted). */
export interface Publication {
  readonly eventId: number;
  readonly no: number;
  readonly publishedAt: Date;
}

const hour = 3_600_000;

/** From the last data to the time for objections, and how long that lasts: two days. */
const reviewHours = 12;
const disputeHours = 48;

/** A statement takes 65 535 parameters at most; a row has seven. */
const rowsAtOnce = 5000;

/**
 * Makes an import the one that the standings come from: computes them anew against the baseline, replaces the stored ones, and
 * notes total and number of players. A closing import opens the provisional result; what another one then changes of it is a correction, which is kept. Call it inside a transaction: the event's
 * row is locked. `not_found` for an unknown import, `conflict` once the event is final.
 */
export async function publishImport(tx: Transaction, publication: Publication): Promise<void> {
  const { eventId, no, publishedAt } = publication;
  const imported = await lockedImport(tx, publication);
  const previous = await publishedBefore(tx, eventId);
  const standings = computeStandings({
    baseline: await readLines(tx, eventId, 1),
    current: await readLines(tx, eventId, no),
    previous,
    takenAt: imported.takenAt.getTime(),
  });
  await replaceStandings(tx, eventId, standings, await accountsAt(tx, imported));
  const isCorrection = imported.state === 'provisional' || imported.state === 'dispute';
  if (isCorrection)
    await tellCorrections(tx, { ...publication, role: imported.role }, { previous, standings });
  const flaggedCount = standings.filter(({ isFlagged }) => isFlagged).length;
  const isImport = and(eq(wagerImports.eventId, eventId), eq(wagerImports.no, no));
  await tx.update(wagerImports).set({ publishedAt, flaggedCount }).where(isImport);
  await tx
    .update(wagerEvents)
    .set({
      lastImportNo: no,
      totalValue: standings.reduce((sum, { value }) => sum + value, 0),
      playerCount: standings.length,
      ...(imported.isClosing ? provisionalAt(publishedAt) : {}),
    })
    .where(eq(wagerEvents.id, eventId));
}

async function lockedImport(tx: Transaction, { eventId, no }: Publication) {
  const { sponsorId, requiresVerifiedAccount } = wagerEvents;
  const [event] = await tx
    .select({ state: wagerEvents.state, sponsorId, requiresVerifiedAccount })
    .from(wagerEvents)
    .where(eq(wagerEvents.id, eventId))
    .for('update');
  const [imported] = await tx
    .select()
    .from(wagerImports)
    .where(and(eq(wagerImports.eventId, eventId), eq(wagerImports.no, no)));
  if (!event || !imported) throw new ServiceError('not_found');
  if (['final', 'paid', 'cancelled'].includes(event.state)) throw new ServiceError('conflict');
  return { ...imported, ...event };
}

function readLines(tx: Transaction, eventId: number, no: number) {
  return tx
    .select({ siteUsername: wagerSnapshots.siteUsername, value: wagerSnapshots.value })
    .from(wagerSnapshots)
    .where(and(eq(wagerSnapshots.eventId, eventId), eq(wagerSnapshots.importNo, no)));
}

async function publishedBefore(tx: Transaction, eventId: number) {
  const rows = await tx.select().from(wagerStandings).where(eq(wagerStandings.eventId, eventId));
  return rows.map(({ reachedAt, ...row }) => ({ ...row, reachedAt: reachedAt.getTime() }));
}

type Event = Pick<typeof wagerEvents.$inferSelect, 'sponsorId' | 'requiresVerifiedAccount'>;

/**
 * Which members the players of a sponsor are, by the account's name in lower case: those whose account there is verified, and where the event
 * asks for no verified one also who alone has named it.
 */
async function accountsAt(tx: Transaction, event: Event): Promise<ReadonlyMap<string, string>> {
  const { siteUsername, userId, state, sponsorId } = sponsorAccounts;
  const counted: (typeof state.enumValues)[number][] = event.requiresVerifiedAccount
    ? ['approved']
    : ['approved', 'pending', 'in_review', 'needs_info'];
  const stored = await tx
    .select({ siteUsername, userId, state })
    .from(sponsorAccounts)
    .where(and(eq(sponsorId, event.sponsorId), inArray(state, counted)));
  const rows = stored.map((row) => ({ ...row, name: row.siteUsername.toLowerCase() }));
  const timesNamed = new Map<string, number>();
  for (const { name } of rows) timesNamed.set(name, (timesNamed.get(name) ?? 0) + 1);
  const sure = rows.filter((row) => row.state === 'approved' || timesNamed.get(row.name) === 1);
  return new Map(sure.map(({ name, userId: id }) => [name, id]));
}

async function replaceStandings(
  tx: Transaction,
  eventId: number,
  standings: readonly Standing[],
  userIds: ReadonlyMap<string, string>,
): Promise<void> {
  await tx.delete(wagerStandings).where(eq(wagerStandings.eventId, eventId));
  for (let at = 0; at < standings.length; at += rowsAtOnce) {
    const rows = standings.slice(at, at + rowsAtOnce).map((row) => ({
      ...row,
      eventId,
      reachedAt: new Date(row.reachedAt),
      userId: userIds.get(row.siteUsername.toLowerCase()) ?? null,
    }));
    await tx.insert(wagerStandings).values(rows);
  }
}

function provisionalAt(publishedAt: Date) {
  const from = publishedAt.getTime() + reviewHours * hour;
  return {
    state: 'provisional' as const,
    disputeFrom: new Date(from),
    disputeUntil: new Date(from + disputeHours * hour),
  };
}
