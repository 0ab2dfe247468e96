import { extraPages, routes } from '@/lib/routes';

/**
 * What a shared link of an area shows, and of its entries that have no picture of their own (artwork/covers.ts draws them).
 * What has no row shows the site's own.
 */
const pictures: readonly (readonly [path: string, picture: string])[] = [
  [routes.news.path, '/covers/news-duyuru.webp'],
  [routes.specialOdds.path, '/covers/area-oran.webp'],
  [routes.tickets.path, '/covers/raffle-1.webp'],
  [routes.wagerEvents.path, '/covers/race-yaris.webp'],
  [routes.events.path, '/covers/event-ozel.webp'],
  [routes.tournaments.path, '/covers/tournament-eleme.webp'],
  [routes.points.path, '/covers/area-kazan.webp'],
  [routes.market.path, '/covers/market-bonus.webp'],
  [routes.bonusBuy.path, '/covers/area-bonus.webp'],
  [routes.bonusHunts.path, '/covers/area-av.webp'],
  [routes.wins.path, '/covers/area-kazanc.webp'],
  [routes.leaders.path, '/covers/tournament-lider.webp'],
  [extraPages.games.path, '/covers/area-oyun.webp'],
  [extraPages.howToCheck.path, '/covers/news-cekilis-kanit.webp'],
  [extraPages.deliveries.path, '/covers/news-cekilis-kanit.webp'],
  [extraPages.transparency.path, '/covers/news-cekilis-kanit.webp'],
];

/** The picture of the area that a path belongs to; `null` where it has none. */
export function areaPicture(path: string): string | null {
  const row = pictures.find(([area]) => path === area || path.startsWith(`${area}/`));
  return row ? row[1] : null;
}
