import { sponsorAccounts } from '../../db/schema/sponsor-accounts';
import { bulkInsert } from '../bulk-insert';
import { demoRacer } from '../demo-accounts';
import { shuffled, wholeBetween } from '../random-source';
import type { AreaSeed, SeedWorld } from '../seed-world';

const day = 86_400_000;

/**
 * Which members said which account at a sponsor is theirs; most are verified, and most of those are under our code. The demo's player
 * has one more, which races.
 */
export const seedSponsorAccounts: AreaSeed = async (tx, world) => {
  const random = world.random('sponsor-accounts');
  const sponsors = world.sponsors.filter(({ state }) => state === 'active');
  const verifiedBy = world.users.find(({ permission }) => permission === 'moderator')?.id ?? null;
  const players = world.users.filter(
    ({ permission, username }) => permission === 'player' && username !== 'yeni',
  );
  const rows = players.flatMap((user, at) =>
    shuffled(random, sponsors)
      .slice(0, wholeBetween(random, 0, 4))
      .map((sponsor, nth) => {
        const isVerified = random() < 0.95;
        const linkedAt = Math.min(world.now - day, user.createdAt.getTime() + (nth + 1) * 5 * day);
        const createdAt = new Date(isVerified ? linkedAt : world.now - random() * 2 * day);
        const verifiedAt = isVerified ? new Date(createdAt.getTime() + day / 2) : null;
        return {
          userId: user.id,
          sponsorId: sponsor.id,
          siteUsername: `${sponsor.slug.slice(0, 4)}${at}${wholeBetween(random, 100, 999)}`,
          state: isVerified ? ('approved' as const) : ('pending' as const),
          affiliateOk: isVerified && random() < 0.7,
          verifiedBy: isVerified ? verifiedBy : null,
          verifiedAt,
          decidedAt: verifiedAt,
          createdAt,
        };
      }),
  );
  const racing = racerRow(world, verifiedBy);
  const others = rows.filter((row) => row.userId !== racing?.userId || row.sponsorId !== racing.sponsorId);
  await bulkInsert(tx, sponsorAccounts, racing ? [...others, racing] : others);
};

function racerRow({ users, sponsors, now }: SeedWorld, verifiedBy: string | null) {
  const user = users.find(({ username }) => username === demoRacer.username);
  const sponsor = sponsors.find(({ slug }) => slug === demoRacer.sponsor);
  if (!user || !sponsor) return null;
  return {
    userId: user.id,
    sponsorId: sponsor.id,
    siteUsername: demoRacer.siteUsername,
    state: 'approved' as const,
    affiliateOk: true,
    verifiedBy,
    verifiedAt: new Date(now - 39.5 * day),
    decidedAt: new Date(now - 39.5 * day),
    createdAt: new Date(now - 40 * day),
  };
}
