import { setTimeout } from 'node:timers/promises';
import { type SQL, sql } from 'drizzle-orm';
import type { Clock } from '../context';
import type { Database } from '../db/client';
import { banners } from '../db/schema/banners';
import { games } from '../db/schema/games';
import { settings } from '../db/schema/settings';
import { sponsors } from '../db/schema/sponsors';
import { users } from '../db/schema/users';
import type { Vault } from '../vault';
import { seedAnalyses } from './areas/analyses';
import { seedBonusBuys } from './areas/bonus-buys';
import { seedBonusHunts } from './areas/bonus-hunts';
import { seedClaims } from './areas/claims';
import { seedEarnRules } from './areas/earn-rules';
import { seedEarning } from './areas/earning';
import { seedEvents } from './areas/events';
import { seedLeaders } from './areas/leaders';
import { seedLedger } from './areas/ledger';
import { seedMarket } from './areas/market';
import { seedNews } from './areas/news';
import { seedPrizeClaims } from './areas/prize-claims';
import { seedRaffles } from './areas/raffles';
import { seedSchedule } from './areas/schedule';
import { seedSpecialOdds } from './areas/special-odds';
import { seedSponsorAccounts } from './areas/sponsor-accounts';
import { seedSponsorAddresses } from './areas/sponsor-addresses';
import { seedTournaments } from './areas/tournaments';
import { seedVip } from './areas/vip';
import { seedWagerEvents } from './areas/wager-events';
import { seedWins } from './areas/wins';
import { bannerRows } from './banner-rows';
import { demoAccounts } from './demo-accounts';
import { gameRows } from './game-rows';
import { randomSource } from './random-source';
import type { AreaSeed, SeedTransaction, SeedWorld } from './seed-world';
import { settingRows } from './setting-rows';
import { sponsorRows } from './sponsor-rows';
import { userRows } from './user-rows';

/** The content of every area, in the order it is put in. */
const areas: readonly AreaSeed[] = [
  // One a line.
  seedSponsorAccounts,
  seedClaims,
  seedEarnRules,
  seedMarket,
  seedSponsorAddresses,
  seedNews,
  seedRaffles,
  seedWagerEvents,
  seedSpecialOdds,
  seedWins,
  seedEvents,
  seedTournaments,
  seedLedger,
  seedEarning,
  seedBonusHunts,
  seedBonusBuys,
  seedAnalyses,
  seedSchedule,
  seedVip,
  seedPrizeClaims,
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
  if (await holds(tx, sql`exists (select from ${users}) or exists (select from ${sponsors})`)) {
    return 'has content';
  }
  const world = await seedWorld(tx, options);
  const frame = [...settingRows];
  await tx
    .insert(banners)
    .values(await bannerRows())
    .onConflictDoNothing();
  await tx.insert(settings).values(frame).onConflictDoNothing();
  for (const seedArea of areas) await seedArea(tx, world);
  // It counts what the areas put in.
  await seedLeaders(tx, world);
  return 'seeded';
}

/** Puts in who and what the areas speak of. */
async function seedWorld(
  tx: SeedTransaction,
  { clock, hashPassword, vault }: SeedOptions,
): Promise<SeedWorld> {
  const now = clock.now();
  const storedSponsors = await tx.insert(sponsors).values(sponsorRows(now)).returning();
  const sponsorIds = new Map(storedSponsors.map(({ id, name }) => [name, id]));
  const passwordHashes = await Promise.all(demoAccounts.map(() => hashPassword()));
  return {
    now,
    random: randomSource,
    vault: vault ?? null,
    sponsors: storedSponsors,
    users: await tx.insert(users).values(userRows({ now, passwordHashes, sponsorIds })).returning(),
    games: await tx.insert(games).values(gameRows()).onConflictDoNothing().returning(),
  };
}

async function holds(tx: SeedTransaction, condition: SQL): Promise<boolean> {
  const found = await tx.execute<{ holds: boolean }>(sql`select ${condition} as holds`);
  return found.rows[0]?.holds === true;
}
