import { and, asc, eq, lte } from 'drizzle-orm';
import type { ServiceContext, Writing } from '../context';
import { raffles } from '../db/schema/raffles';
import { transact } from '../db/transact';
import { giveDrawPrizes } from '../services/prizes/give-draw-prizes';
import { closeRaffle } from '../services/raffles/close-raffle';
import { drawRaffle } from '../services/raffles/draw-raffle';

/** How many draws a run moved on. */
export interface AdvancedRaffles {
  readonly closed: number;
  readonly drawn: number;
}

/**
 * Closes every draw whose end has come and draws every one whose hour has, each in a transaction of its own. One whose round of the beacon is not here
 * yet waits.
 */
export async function advanceRaffles({
  db,
  clock,
  beacon: { chain },
}: Pick<ServiceContext, 'db' | 'clock' | 'beacon'>): Promise<AdvancedRaffles> {
  const now = new Date(clock.now());
  let [closed, drawn] = [0, 0];
  for (const id of await readIds(db, and(eq(raffles.state, 'open'), lte(raffles.endsAt, now)))) {
    if (await db.transaction((tx) => closeRaffle(tx, { raffleId: id, chain, frozenAt: now }))) closed += 1;
  }
  for (const id of await readIds(db, and(eq(raffles.state, 'closed'), lte(raffles.drawAt, now)))) {
    if (await transact(db, (tx) => drawAndGive({ tx, clock }, id))) drawn += 1;
  }
  return { closed, drawn };
}

async function drawAndGive(writing: Pick<Writing, 'tx' | 'clock'>, id: number): Promise<boolean> {
  if (!(await drawRaffle(writing.tx, id, new Date(writing.clock.now())))) return false;
  await giveDrawPrizes(writing, id);
  return true;
}

async function readIds(db: ServiceContext['db'], where: ReturnType<typeof and>): Promise<number[]> {
  const rows = await db.select({ id: raffles.id }).from(raffles).where(where).orderBy(asc(raffles.id));
  return rows.map(({ id }) => id);
}
