import { sponsors } from '../../db/schema/sponsors';

/** What a query selects of a sponsor that an entry names; it is the wire form (`sponsorRefSchema`) already. */
export const sponsorRefColumns = {
  slug: sponsors.slug,
  name: sponsors.name,
  logo: sponsors.logo,
  tone: sponsors.tone,
};
