import { withQuery } from '@/components/desk/desk-query';
import { deskPages } from '@/lib/desk-pages';

/** The reasons that Sikke moved for, on the page of the figures. */
export const reasonsId = 'sebepler';
export const reasonsHref = `#${reasonsId}`;
/** What was decided, the last decision first. */
export const decidedHref = withQuery(deskPages.inbox.path, { liste: 'decided' });
/** The orders that wait. */
export const ordersHref = withQuery(deskPages.inbox.path, { tur: 'order' });
