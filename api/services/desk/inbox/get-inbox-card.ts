import type { InboxCardWire, InboxRef } from '@/contract/desk-inbox';
import type { ServiceContext } from '../../../context';
import { ServiceError } from '../../../service-error';
import { assertInboxScope, type Viewer } from './inbox-scope';
import { inboxCards } from './inbox-wires';

/** How many others are shown beside one that resembles them. */
const mostTwins = 6;

/**
 * Something of the inbox, whole, with what it resembles beside it. `forbidden` for who decides nothing of its kind, `not_found` for what
 * is outside of a support role's sponsor.
 */
export async function getInboxCard(
  needs: Pick<ServiceContext, 'db' | 'log' | 'clock'>,
  { viewer, ref }: { readonly viewer: Viewer; readonly ref: InboxRef },
): Promise<InboxCardWire> {
  assertInboxScope(viewer, ref.kind);
  const [card] = await inboxCards(needs, viewer, [ref]);
  if (!card) throw new ServiceError('not_found');
  const ids = [...new Set(card.flags.flatMap(({ ids: others }) => others))].slice(0, mostTwins);
  const twins = await inboxCards(
    needs,
    viewer,
    ids.map((id) => ({ kind: ref.kind, id })),
  );
  return { ...card, twins: twins.map(({ flags: _, ...twin }) => twin) };
}
