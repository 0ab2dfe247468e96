import 'server-only';
import { listProviders } from '@/lib/data/games';
import { listOddRecords } from '@/lib/data/special-odds';
import { getWinFilters } from '@/lib/data/wins';
import { pathTo } from '@/lib/paths';

/** The catalogue by provider. */
export async function gameFilterPaths(): Promise<readonly string[]> {
  return (await listProviders()).map(({ code }) => pathTo('provider', code));
}

/** Viewers' wins by game and by provider: those that have any. */
export async function winFilterPaths(): Promise<readonly string[]> {
  const { games, providers } = await getWinFilters();
  return [
    ...games.map(({ slug }) => pathTo('gameWins', slug)),
    ...providers.map(({ code }) => pathTo('providerWins', code)),
  ];
}

/** Settled odds by sponsor: those that have any. */
export async function oddFilterPaths(): Promise<readonly string[]> {
  const records = await listOddRecords();
  return records.flatMap(({ sponsor: { slug } }) => (slug ? [pathTo('sponsorResults', slug)] : []));
}
