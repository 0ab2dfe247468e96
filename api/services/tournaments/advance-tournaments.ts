import { and, asc, eq, isNotNull, lte, ne } from 'drizzle-orm';
import type { ServiceContext } from '../../context';
import { tournaments } from '../../db/schema/tournaments';
import { transact } from '../../db/transact';
import { finishBoard } from './finish-board';
import { openCheckIn } from './open-check-in';
import { refundLeftOut } from './refund-left-out';
import { settleTournaments } from './settle-tournaments';
import { startBracket } from './start-bracket';

/** How many tournaments a run moved on. */
export interface AdvancedTournaments {
  readonly checkIns: number;
  readonly started: number;
  readonly finished: number;
  readonly settled: number;
}

const { state, type, checkinOpensAt, startsAt, endsAt } = tournaments;

/**
 * Opens check-ins, draws and starts the brackets whose hour has come, opens boards, closes those whose end has come, and gives the
 * prizes of what is over: each in a transaction of its own, once however many runs there are.
 */
export async function advanceTournaments({
  db,
  clock,
  beacon,
}: Pick<ServiceContext, 'db' | 'clock' | 'beacon'>): Promise<AdvancedTournaments> {
  const now = new Date(clock.now());
  const isBracket = eq(type, 'bracket');
  const boards = await db
    .update(tournaments)
    .set({ state: 'live' })
    .where(and(ne(type, 'bracket'), eq(state, 'registration'), lte(startsAt, now)))
    .returning({ id: tournaments.id });
  let [checkIns, started, finished] = [0, boards.length, 0];
  const isDue = and(
    isBracket,
    eq(state, 'registration'),
    isNotNull(checkinOpensAt),
    lte(checkinOpensAt, now),
  );
  for (const id of await readIds(db, isDue)) {
    if (await transact(db, (tx) => openCheckIn(tx, id))) checkIns += 1;
  }
  for (const id of await readIds(db, and(isBracket, eq(state, 'check_in'), lte(startsAt, now)))) {
    if (await startOne({ db, clock, beacon }, id)) started += 1;
  }
  for (const id of await readIds(db, and(ne(type, 'bracket'), eq(state, 'live'), lte(endsAt, now)))) {
    if (await transact(db, (tx) => finishBoard(tx, id))) finished += 1;
  }
  return { checkIns, started, finished, settled: await settleTournaments({ db, clock }) };
}

/** Starts a bracket and gives back what it cost those for whom no place was left, or all of them where too few came. */
function startOne(
  { db, clock, beacon }: Pick<ServiceContext, 'db' | 'clock' | 'beacon'>,
  id: number,
): Promise<boolean> {
  return transact(db, async (tx) => {
    const isStarted = await startBracket(tx, { clock, beacon }, id);
    if (isStarted) await refundLeftOut({ tx, clock }, id);
    return isStarted;
  });
}

async function readIds(db: ServiceContext['db'], where: ReturnType<typeof and>): Promise<number[]> {
  const rows = await db.select({ id: tournaments.id }).from(tournaments).where(where).orderBy(asc(startsAt));
  return rows.map(({ id }) => id);
}
