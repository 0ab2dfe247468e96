import { sponsorAddresses } from '../../db/schema/sponsor-addresses';
import type { SeedTransaction, SeedWorld } from '../seed-world';

const dayMs = 86_400_000;

/** Every sponsor's present host, and those it had before: a number that grows, as such sites have. */
export async function seedSponsorAddresses(tx: SeedTransaction, world: SeedWorld): Promise<void> {
  const random = world.random('sponsor-addresses');
  const rows = world.sponsors.flatMap(({ id, slug, link, createdAt }) => {
    if (link === null) return [];
    const isKnownToMove = slug === 'nartane';
    const changes = Math.max(isKnownToMove ? 1 : 0, Math.floor(random() * 4));
    const starts = Array.from({ length: changes + 1 }, (_, index) => {
      // This one moved on the day its article tells of.
      const daysAgo = index === changes && isKnownToMove ? 64 : 350 - index * 80 - random() * 30;
      return new Date(Math.min(world.now, createdAt.getTime()) - Math.floor(daysAgo * dayMs));
    });
    return starts.map((validFrom, index) => ({
      sponsorId: id,
      host: index === changes ? `${slug}.example` : `${slug}${21 + index}.example`,
      validFrom,
      validTo: starts[index + 1] ?? null,
    }));
  });
  await tx.insert(sponsorAddresses).values(rows);
}
