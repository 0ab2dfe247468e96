import { pathTo } from '@/lib/paths';
import { userSectionPath } from '@/lib/routes';

/** Where the lists of the viewer's own deposits and prizes begin: the former on the section's own page. */
export const ownClaimsPath = {
  deposit: userSectionPath('ticket-deposits'),
  prize: pathTo('ownPrizes'),
} as const;
