import { sql } from 'drizzle-orm';
import { sponsors } from '../schema/sponsors';
import type { PublicKind } from './public-kind';

/** Recommended sponsors; one that is recommended no more keeps its page. */
export const sponsorKind = {
  name: 'sponsors',
  table: sponsors,
  id: sponsors.id,
  slug: sponsors.slug,
  changedAt: () => sponsors.lastCheckedAt,
  shown: () => sql`${sponsors.state} = 'active'`,
  hasPage: () => sql`${sponsors.state} <> 'draft'`,
  search: {
    kind: 'sponsors',
    title: 'name',
    more: `coalesce(bonus_text, '') || ' ' || coalesce(promotion_code, '')`,
    detail: 'bonus_text',
    image: 'logo',
    tone: 'tone',
    order: 'sort, search_fold(name)',
  },
  renewedBy: ['sponsors', 'sponsor_addresses'],
} as const satisfies PublicKind;
