import type { sponsors } from '../db/schema/sponsors';
import { featuredSponsors } from './sponsors/featured';
import { hiddenSponsors } from './sponsors/hidden';
import { normalSponsors } from './sponsors/normal';
import type { SponsorSeed } from './sponsors/sponsor-seed';
import { vipSponsors } from './sponsors/vip';

/** The rows of every demo sponsor as they stand at `now` (milliseconds). */
export function sponsorRows(now: number): (typeof sponsors.$inferInsert)[] {
  return [...vipSponsors, ...featuredSponsors, ...normalSponsors, ...hiddenSponsors].map((seed) =>
    toRow(seed, now),
  );
}

function toRow({ checkedHoursAgo, ...seed }: SponsorSeed, now: number): typeof sponsors.$inferInsert {
  return {
    ...seed,
    logo: `/sponsors/${seed.slug}.svg`,
    link: seed.state === 'draft' ? null : `https://${seed.slug}.example/?ref=sikke`,
    lastCheckedAt: checkedHoursAgo === null ? null : new Date(now - checkedHoursAgo * 3_600_000),
  };
}
