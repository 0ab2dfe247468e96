import { setTimeout } from 'node:timers/promises';
import { asc, sql } from 'drizzle-orm';
import type { Clock } from '../context';
import type { Database } from '../db/client';
import { games } from '../db/schema/games';
import { sponsors } from '../db/schema/sponsors';
import { users } from '../db/schema/users';
import type { Vault } from '../vault';
import { seedAnalyses } from './areas/analyses';
import { seedBonusBuys } from './areas/bonus-buys';
import { seedBonusHunts } from './areas/bonus-hunts';
import { seedClaims } from './areas/claims';
import { seedClosedCases } from './areas/closed-cases';
import { seedEarning } from './areas/earning';
import { seedEvents } from './areas/events';
import { seedFrame } from './areas/frame';
import { seedLeaders } from './areas/leaders';
import { seedLedger } from './areas/ledger';
import { seedPrizeClaims } from './areas/prize-claims';
import { seedRaffles } from './areas/raffles';
import { seedSponsorAccounts } from './areas/sponsor-accounts';
import { seedTournaments } from './areas/tournaments';
import { seedVip } from './areas/vip';
import { seedVisits } from './areas/visits';
import { seedWagerEvents } from './areas/wager-events';
import { seedWins } from './areas/wins';
import { backdate } from './backdate';
import { demoAccounts } from './demo-accounts';
import { hasContent, holds } from './has-content';
import { importContent } from './import-content';
import { randomSource } from './random-source';
import type { AreaSeed, SeedTransaction, SeedWorld } from './seed-world';
import { userRows } from './user-rows';

/** What members made of the content, in the order it is put in. */
const areas: readonly AreaSeed[] = [
  seedFrame,
  seedSponsorAccounts,
  seedClaims,
  seedClosedCases,
  seedRaffles,
  seedWagerEvents,
  seedWins,
  seedEvents,
  seedTournaments,
  seedLedger,
  seedEarning,
  seedBonusHunts,
  seedBonusBuys,
  seedAnalyses,
  seedVip,
  seedPrizeClaims,
  // They count what stands by now.
  seedVisits,
  seedLeaders,
];

export interface SeedOptions {
  readonly clock: Clock;
  /** Hashes the demo accounts' password, once an account. */
  readonly hashPassword: () => Promise<string>;
  /** Seals the demo's codes; without one there are none. */
  readonly vault?: Vault;
}

/**
 * Fills an empty database with the demo's content, all of it or nothing, and answers true. A database with any user or
 * sponsor is left as it is, and the answer is false. Two at once: the second waits, then finds the first one's content.
 */
export async function seedDatabase(db: Database, options: SeedOptions): Promise<boolean> {
  for (;;) {
    const outcome = await db.transaction((tx) => seedUnlessBusy(tx, options));
    if (outcome !== 'busy') return outcome === 'seeded';
    await setTimeout(pollMs);
  }
}

/** Asked again and again: the seed takes longer than a statement may wait for a lock. */
const pollMs = 200;

async function seedUnlessBusy(
  tx: SeedTransaction,
  options: SeedOptions,
): Promise<'seeded' | 'has content' | 'busy'> {
  if (!(await holds(tx, sql`pg_try_advisory_xact_lock(5424432)`))) return 'busy';
  if (await hasContent(tx)) return 'has content';
  const now = options.clock.now();
  await importContent(tx, now);
  const world = await seedWorld(tx, now, options);
  for (const seedArea of areas) await seedArea(tx, world);
  await backdate(tx, new Date(now));
  return 'seeded';
}

/** Puts the members in; what they meet is there. */
async function seedWorld(
  tx: SeedTransaction,
  now: number,
  { hashPassword, vault }: SeedOptions,
): Promise<SeedWorld> {
  const stored = await tx.select().from(sponsors).orderBy(asc(sponsors.id));
  const sponsorIds = new Map(stored.map(({ id, name }) => [name, id]));
  const passwordHashes = await Promise.all(demoAccounts.map(() => hashPassword()));
  return {
    now,
    random: randomSource,
    vault: vault ?? null,
    sponsors: stored,
    users: await tx.insert(users).values(userRows({ now, passwordHashes, sponsorIds })).returning(),
    games: await tx.select().from(games).orderBy(asc(games.id)),
  };
}
