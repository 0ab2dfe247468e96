import type { OrderListName } from '@/contract/order-queue';
import { pathTo } from '@/lib/paths';
import { deskPath } from '@/lib/routes';

/** The lists of orders by the last segment of their page; what waits has the desk's own. */
const segments = {
  hazirlanan: 'approved',
  'teslim-edilen': 'delivered',
  reddedilen: 'rejected',
} as const satisfies Record<string, OrderListName>;

/** The list that stands under a segment; undefined for any other text. */
export function orderListAt(segment: string): OrderListName | undefined {
  return Object.entries(segments).find(([name]) => name === segment)?.[1];
}

/** Where a list of orders begins. */
export function orderListPath(list: OrderListName): string {
  const [segment] = Object.entries(segments).find(([, name]) => name === list) ?? [];
  return segment === undefined ? deskPath('orders') : pathTo('orderList', segment);
}
