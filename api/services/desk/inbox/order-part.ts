import { inArray, type SQL, sql } from 'drizzle-orm';
import { marketItems } from '../../../db/schema/market-items';
import { marketOrders } from '../../../db/schema/market-orders';
import { openStates } from '../../orders/cancellable';
import { isInScope } from '../../orders/deliverer-scope';
import { idAfter, rankOf } from './inbox-cursor';
import { allOf, hasMarks, isSought, isWorth, type PartQuery, toTime } from './inbox-part';

/** Within how many hours an order is expected to be delivered whose item promises nothing. */
export const usualDeliveryHours = 72;

const promised = sql`coalesce(${marketItems.deliveryH}, ${sql.raw(String(usualDeliveryHours))}) * interval '1 hour'`;
const { id, itemId, state, createdAt, decidedAt, decidedBy, userId, price, siteUsername } = marketOrders;

/**
 * The orders in a list of the inbox, in its order. Each item promises a time of its own: the orders of an item stand in the order of their
 * promise, so the first of each item are read by its index, and the first of those are the list's.
 */
export function orderPart(query: PartQuery): SQL {
  return query.list === 'decided' ? decidedOrders(query) : openOrders(query);
}

function openOrders(query: PartQuery): SQL {
  const { after, list, now, limit } = query;
  if (list === 'asked') return none;
  const key = sql`(${createdAt}, ${id})`;
  const where = allOf([
    sql`${itemId} = ${marketItems.id}`,
    inArray(state, [...openStates]),
    after ? sql`${key} > (${toTime(after.at)} - ${promised}, ${idAfter('order', after)}::uuid)` : undefined,
    query.since === undefined ? undefined : sql`${createdAt} > ${toTime(query.since)}`,
    list === 'overdue' ? sql`${createdAt} < ${toTime(now)} - ${promised}` : undefined,
    ...filters(query),
  ]);
  return sql`(select ${named('o.id')}, o.created_at + ${promised} as at
    from ${marketItems} cross join lateral (
      select ${id}, ${createdAt} from ${marketOrders} where ${where} order by ${createdAt}, ${id} limit ${limit}
    ) o
    where ${allOf(ofItem(query))} order by at, o.id limit ${limit})`;
}

function decidedOrders(query: PartQuery): SQL {
  const { after, limit } = query;
  const where = allOf([
    sql`${state} = s.state`,
    sql`${decidedBy} is not null`,
    after ? sql`(${decidedAt}, ${id}) < (${toTime(after.at)}, ${idAfter('order', after)}::uuid)` : undefined,
    sql`${itemId} in (select ${marketItems.id} from ${marketItems} where ${allOf(ofItem(query))})`,
    ...filters(query),
  ]);
  return sql`(select ${named('o.id')}, o.decided_at as at
    from (values ('delivered'), ('rejected')) s(state) cross join lateral (
      select ${id}, ${decidedAt} from ${marketOrders} where ${where}
      order by ${decidedAt} desc, ${id} desc limit ${limit}
    ) o
    order by at desc, o.id desc limit ${limit})`;
}

const named = (name: string) =>
  sql`'order'::text as kind, ${rankOf('order')}::int as rank, ${sql.raw(name)}::text as id, ${sql.raw(name)}::text as tie`;

/** An order never waits for its member. */
const none = sql`(select ${named('null')}, null::timestamptz as at where false)`;

function ofItem({ scope, sponsorId }: PartQuery): (SQL | undefined)[] {
  return [
    sql`true`,
    isInScope(scope),
    sponsorId === undefined ? undefined : sql`${marketItems.sponsorId} = ${sponsorId}`,
  ];
}

function filters(query: PartQuery): (SQL | undefined)[] {
  return [
    hasMarks('order', sql`${id}`, query),
    isWorth(query.isAlone ? sql`${price}` : null, query),
    isSought(query.q, { id: sql`${id}`, userId: sql`${userId}`, siteName: sql`${siteUsername}` }),
  ];
}
