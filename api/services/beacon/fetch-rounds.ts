import { and, asc, eq, isNull, lte, or, sql } from 'drizzle-orm';
import { BeaconError } from '../../beacon';
import type { Deps } from '../../context';
import { beaconRounds } from '../../db/schema/beacon-rounds';

type Needs = Pick<Deps, 'db' | 'clock' | 'log' | 'beacon'>;
type Round = typeof beaconRounds.$inferSelect;

/** After each try that failed the next one is this much later, up to a minute; milliseconds. */
const patienceMs = 5000;
const mostPatienceMs = 60_000;

const { chain, round, dueAt, signature, triedAt, tries } = beaconRounds;

/**
 * Fetches the rounds whose time has come, each until it is had: no other source of randomness takes its place (D43). What the last try met with stands
 * with the round and in the log.
 */
export async function fetchRounds(deps: Needs): Promise<{ readonly fetched: number }> {
  const now = new Date(deps.clock.now());
  const wait = sql`least(${tries} * ${patienceMs}, ${mostPatienceMs}) * interval '1 millisecond'`;
  const isRested = or(isNull(triedAt), lte(triedAt, sql`${now.toISOString()}::timestamptz - ${wait}`));
  const isDue = and(isNull(signature), eq(chain, deps.beacon.chain.hash), lte(dueAt, now), isRested);
  const due = await deps.db.select().from(beaconRounds).where(isDue).orderBy(asc(round));
  let fetched = 0;
  for (const one of due) if (await fetchOne(deps, one)) fetched += 1;
  return { fetched };
}

async function fetchOne({ db, clock, log, beacon }: Needs, due: Round): Promise<boolean> {
  const isIt = and(eq(chain, due.chain), eq(round, due.round), isNull(signature));
  const tried = { triedAt: new Date(clock.now()), tries: sql`${tries} + 1` };
  try {
    const found = await beacon.fetchRound(due.round);
    const whole = { ...found, ...tried, problem: null, fetchedAt: new Date(clock.now()) };
    const stored = await db.update(beaconRounds).set(whole).where(isIt).returning({ round });
    return stored.length > 0;
  } catch (error) {
    if (!(error instanceof BeaconError)) throw error;
    log.warn(
      { event: 'beacon_unanswered', round: due.round, err: error },
      'the beacon did not answer as it should',
    );
    await db
      .update(beaconRounds)
      .set({ ...tried, problem: error.message.slice(0, 500) })
      .where(isIt);
    return false;
  }
}
