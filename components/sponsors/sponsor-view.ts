import { pathTo } from '@/lib/paths';
import { routes } from '@/lib/routes';

/** How the sponsors are shown, each under an address of its own. */
export const sponsorViews = ['cards', 'table'] as const;
/** One of the ways. */
export type SponsorView = (typeof sponsorViews)[number];

/** The page of each view. */
export const pathOfView = {
  cards: routes.sponsors.path,
  table: pathTo('sponsorTable'),
} as const satisfies Record<SponsorView, string>;
