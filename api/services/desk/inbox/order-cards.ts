import { and, inArray } from 'drizzle-orm';
import type { ClaimStepWire } from '@/contract/claims';
import type { InboxAction, InboxDetails } from '@/contract/desk-inbox';
import { addressFields, type OrderState, orderStates } from '@/contract/market-orders';
import type { QueuedOrderWire } from '@/contract/order-queue';
import type { Database } from '../../../db/client';
import { marketOrders } from '../../../db/schema/market-orders';
import { openStates } from '../../orders/cancellable';
import { isInScope } from '../../orders/deliverer-scope';
import { selectQueued, toQueued } from '../../orders/list-queue';
import type { BareCard } from './inbox-marks';
import { inboxScope, type Viewer } from './inbox-scope';
import { usualDeliveryHours } from './order-part';

const hourMs = 3_600_000;

/** Orders as things of the inbox; one query. */
export async function orderCards(
  db: Pick<Database, 'select'>,
  viewer: Viewer,
  ids: readonly string[],
): Promise<BareCard[]> {
  const scope = inboxScope(viewer, 'order');
  if (ids.length === 0 || !scope) return [];
  const rows = await selectQueued(db).where(and(inArray(marketOrders.id, [...ids]), isInScope(scope)));
  return rows.map((row) => toCard(toQueued(row, viewer.id)));
}

function toCard(order: QueuedOrderWire): BareCard {
  const state = orderStates.find((known) => known === order.state) ?? 'pending';
  const { created_at, decided_at, decided_by } = order;
  const isOpen = openStates.includes(state);
  const usual = new Date(Date.parse(created_at) + usualDeliveryHours * hourMs).toISOString();
  return {
    ...{ kind: 'order', id: order.id, state, created_at, due_at: isOpen ? (order.due_at ?? usual) : null },
    user: { username: order.username, is_own: order.is_own },
    ...{ details: toDetails(order), alike: 0, flags: [], steps: toSteps(order, state) },
    decided: decided_by && decided_at ? { by: decided_by, at: decided_at } : null,
    may: order.is_own ? [] : mayOf(state),
  };
}

function mayOf(state: OrderState): InboxAction[] {
  if (!openStates.includes(state)) return [];
  return state === 'approved' ? ['deliver', 'reject'] : ['approve', 'deliver', 'reject'];
}

function toDetails({ item, price, content, site_username, sponsor, address }: QueuedOrderWire): InboxDetails {
  const sent = addressFields.map((field) => [field, address?.[field]] as const);
  const given = { content, site_username, sponsor_name: sponsor, ...Object.fromEntries(sent) };
  const known = Object.entries(given).filter(([, value]) => value !== null && value !== undefined);
  return { item: item.title, item_type: item.type, price, ...Object.fromEntries(known) };
}

const actions = { approved: 'approve', delivered: 'deliver', rejected: 'reject' } as const;

/** An order keeps no history: what is known of it is when it was made, and the last decision. */
function toSteps(
  { created_at, decided_at, reason, note }: QueuedOrderWire,
  state: OrderState,
): ClaimStepWire[] {
  const first = { action: 'submit', state: 'pending', by: 'member', at: created_at, files: [] } as const;
  if (state !== 'approved' && state !== 'delivered' && state !== 'rejected') return [{ ...first, files: [] }];
  const text = reason ?? note;
  const last = { action: actions[state], state, by: 'team' as const, at: decided_at ?? created_at, text };
  return [
    { ...first, files: [] },
    { ...last, files: [] },
  ];
}
