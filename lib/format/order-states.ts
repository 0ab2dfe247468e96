/** How far an order is, as the site names it (`orders.states`). */
export const orderStateNames = [
  'reserved',
  'pending',
  'approved',
  'delivered',
  'rejected',
  'cancelled',
] as const;
/** One of the states. */
export type OrderStateName = (typeof orderStateNames)[number];

/** The state with this name; one the site has no word for is under way. */
export function orderStateOf(name: string): OrderStateName {
  return orderStateNames.find((known) => known === name) ?? 'pending';
}
