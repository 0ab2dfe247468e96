import { withQuery } from '@/components/desk/desk-query';
import { deskPages } from '@/lib/desk-pages';

/** Where the card of a claim or an order is. */
export function inboxCardPath(kind: string, id: string | number): string {
  return withQuery(deskPages.inbox.path, { kart: `${kind}:${id}` });
}
