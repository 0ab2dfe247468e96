import { entryPath } from '@/lib/paths';
import { extraPages, infoPagePath, routes } from '@/lib/routes';

/** A page whose look was made anew, as the demo has it. */
interface RemadePage {
  readonly path: string;
  readonly isMembersOnly?: boolean;
}

/** The remade pages by a short name: what `npm run pictures` photographs and `npm run bench` weighs. */
export const remadePages: Readonly<Record<string, RemadePage>> = {
  sponsorlar: { path: routes.sponsors.path },
  cevrim: { path: entryPath(routes.wagerEvents.path, 'derin-vadi-yarisi') },
  hunt: { path: entryPath(routes.bonusHunts.path, 'bonus-hunt-50') },
  liderlik: { path: routes.leaders.path },
  turnuva: { path: entryPath(routes.tournaments.path, 'sonbahar-finalleri') },
  bilet: { path: routes.tickets.path },
  vip: { path: routes.vip.path, isMembersOnly: true },
  hareketler: { path: infoPagePath('hareketler'), isMembersOnly: true },
  oyun: { path: entryPath(extraPages.games.path, 'duvar-yazisi') },
};
