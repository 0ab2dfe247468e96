import { games } from '../../db/schema/games';

/** What a query selects of a game that an entry names; it is the wire form (`gameRefSchema`) already. */
export const gameRefColumns = {
  slug: games.slug,
  name: games.name,
  provider_code: games.providerCode,
  image: games.image,
};
