import { sql } from 'drizzle-orm';
import { builtOnce } from '../../db/built-once';
import { isNullViolation } from '../../db/is-null-violation';
import { coinLedger } from '../../db/schema/coin-ledger';
import type { marketItems } from '../../db/schema/market-items';
import { marketOrders } from '../../db/schema/market-orders';
import type { Statement, Transaction } from '../../db/transact';
import { ServiceError } from '../../service-error';
import type { HashedLine } from '../ledger/line-hash';
import { lineColumns, lineNames, movedBalance } from '../ledger/line-statement';
import { boundlessPart, takenNames, takenParts } from '../market/change-stock';
import type { Delivery } from './to-delivery';

/** An order with all that it writes: its item and the balance as they were read in this transaction, and its line of the ledger. */
export interface FreshOrder extends Delivery {
  readonly id: string;
  readonly item: typeof marketItems.$inferSelect;
  readonly balance: number;
  readonly line: HashedLine;
}

/**
 * All rows of an order in one statement: one of the item less, with the line of its stock, the Sikke, with the line of the ledger, and the order of both.
 * Where the item cannot be had any more, or not as it was read, the order is one of nothing: PostgreSQL refuses it with everything else, and that is `sold_out`.
 */
export function writeOrder(tx: Transaction, { id, item, balance, line, ...delivery }: FreshOrder): Statement {
  const address = delivery.address === null ? null : JSON.stringify(delivery.address);
  const names = {
    ...{ ...lineNames(line, balance), ...takenNames(item, line.createdAt) },
    ...{ ...delivery, address, orderId: id },
  };
  const statement = item.stock === null ? boundless(tx) : limited(tx);
  return { execute: () => statement.execute(names).catch(toRefusal) };
}

function toRefusal(error: unknown): never {
  throw isNullViolation(error, 'item_id') ? new ServiceError('sold_out') : error;
}

const limited = builtOnce((tx: Transaction) => order(tx, takenParts(tx)));
const boundless = builtOnce((tx: Transaction) => order(tx, [boundlessPart(tx)]));

const named = sql.placeholder;

/** The item's part stands first, and is still the last lock: the member's is held since the order's beginning. */
function order(
  tx: Transaction,
  taken: ReturnType<typeof takenParts>[number][] | [ReturnType<typeof boundlessPart>],
) {
  const line = tx
    .$with('line')
    .as(tx.insert(coinLedger).values(lineColumns).returning({ id: coinLedger.id }));
  return tx
    .with(...taken, movedBalance(tx), line)
    .insert(marketOrders)
    .values({
      ...{ id: named('orderId'), userId: named('userId'), price: named('itemPrice'), state: 'pending' },
      itemId: sql`(select id from taken)`,
      holdId: sql`(select id from line)`,
      ...{ siteUsername: named('siteUsername'), content: named('content') },
      address: sql`${named('address')}::jsonb`,
      createdAt: sql`${named('postedAt')}::timestamptz`,
    })
    .prepare('');
}
