import { sql } from 'drizzle-orm';
import { wins } from '../schema/wins';
import type { PublicKind } from './public-kind';

/** Members' wins; an address has the number of one. */
export const winKind = {
  name: 'wins',
  table: wins,
  id: wins.id,
  slug: sql`${wins.id}::text`,
  changedAt: () => wins.approvedAt,
  shown: () => sql`${wins.review} = 'approved'`,
  renewedBy: ['wins', 'public_pictures', 'games', 'sponsors'],
} as const satisfies PublicKind;
