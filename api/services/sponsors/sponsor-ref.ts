import { type SQL, sql } from 'drizzle-orm';
import { sponsors } from '../../db/schema/sponsors';

/**
 * The address of a sponsor's page, null where it has none: a draft is not shown, one that is paused or archived keeps its page for what
 * was held with it (D27).
 */
const pageSlug: SQL<string | null> = sql<
  string | null
>`case when ${sponsors.state} <> 'draft' then ${sponsors.slug} end`;

/** What a query selects of a sponsor that an entry names; it is the wire form (`sponsorRefSchema`) already. */
export const sponsorRefColumns = {
  slug: pageSlug,
  name: sponsors.name,
  logo: sponsors.logo,
  tone: sponsors.tone,
};
