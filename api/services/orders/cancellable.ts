import { type OrderState, openOrderStates } from '@/contract/market-orders';

/** While an order is in one of these, its member may take it back: nobody has worked on it yet. */
export const cancellableStates: readonly OrderState[] = ['reserved', 'pending'];

/** While an order is in one of these, it waits for who delivers it. */
export const openStates: readonly OrderState[] = openOrderStates;
