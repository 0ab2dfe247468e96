import { pathTo } from '@/lib/paths';
import { routes } from '@/lib/routes';

/** How the sponsors are shown, each under an address of its own. */
export type SponsorView = 'cards' | 'table';

/** The page of each view; an island gets them as they are, not the table they come from. */
export const pathOfView = {
  cards: routes.sponsors.path,
  table: pathTo('sponsorTable'),
} as const satisfies PathOfView;

/** A path for each view. */
export type PathOfView = Readonly<Record<SponsorView, string>>;
