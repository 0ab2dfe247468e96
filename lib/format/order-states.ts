import { type OrderState, orderStates } from '@/contract/market-orders';

/** The state with this name; one the site has no word for (`orders.states`) is under way. */
export function findOrderState(name: string): OrderState {
  return orderStates.find((known) => known === name) ?? 'pending';
}
