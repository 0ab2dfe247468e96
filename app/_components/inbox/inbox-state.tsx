import { ClaimStateBadge } from '@/components/claims/claim-state';
import { OrderState } from '@/components/orders/order-state';
import { claimStates } from '@/contract/claims';
import type { InboxItemWire } from '@/contract/desk-inbox';
import { findOrderState } from '@/lib/format/order-states';

/** Where something of the inbox stands, in the words of its kind. */
export function InboxState({ kind, state }: Pick<InboxItemWire, 'kind' | 'state'>) {
  if (kind === 'order') return <OrderState state={findOrderState(state)} />;
  const known = claimStates.find((one) => one === state);
  return known ? <ClaimStateBadge kind={kind} state={known} /> : null;
}
