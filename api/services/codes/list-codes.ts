import { desc } from 'drizzle-orm';
import { z } from 'zod';
import type { ServiceContext } from '../../context';
import { afterKey, decodeCursor, pageSize, toPage } from '../../db/keyset';
import { redeemCodes } from '../../db/schema/redeem-codes';
import { selectCodes, toCodeWire } from './code-rows';

const key = z.tuple([z.number().int()]);

/** A page of the redeem codes, newest first, one query. */
export async function listCodes(
  { db, clock }: Pick<ServiceContext, 'db' | 'clock'>,
  cursor: string | undefined,
) {
  const found = await selectCodes(db)
    .where(afterKey([redeemCodes.id], decodeCursor(cursor, key)))
    .orderBy(desc(redeemCodes.id))
    .limit(pageSize + 1);
  return toPage(
    found,
    ({ code }) => [code.id],
    (row) => toCodeWire(row, clock.now()),
  );
}
