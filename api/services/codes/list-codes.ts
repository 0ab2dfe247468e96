import { and, desc, eq, gt, gte, lt, lte, not, type SQL, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { RedeemCodeState, RedeemCodesQuery, RedeemCodeWire } from '@/contract/redeem-codes';
import type { ServiceContext } from '../../context';
import { afterKey, decodeCursor, type Page, pageSize, toPage } from '../../db/keyset';
import { redeemCodes } from '../../db/schema/redeem-codes';
import { hasWords } from '../search/has-words';
import { selectCodes, toCodeWire } from './code-rows';

const key = z.tuple([z.number().int()]);
const { id, batchId, isActive, startsAt, endsAt, usedCount, maxUses } = redeemCodes;

/** A page of the redeem codes, newest first, one query. */
export async function listCodes(
  { db, clock }: Pick<ServiceContext, 'db' | 'clock'>,
  { q, state, batch, cursor }: RedeemCodesQuery,
): Promise<Page<RedeemCodeWire>> {
  const isListed = and(
    q ? hasWords('redeem_codes', q) : undefined,
    state ? isIn(state, new Date(clock.now())) : undefined,
    batch ? eq(batchId, Number(batch)) : undefined,
    afterKey([id], decodeCursor(cursor, key)),
  );
  const found = await selectCodes(db)
    .where(isListed)
    .orderBy(desc(id))
    .limit(pageSize + 1);
  return toPage(
    found,
    ({ code }) => [code.id],
    (row) => toCodeWire(row, clock.now()),
  );
}

/** The condition of a state at a moment; the same steps as `toCodeWire` goes. */
function isIn(state: RedeemCodeState, now: Date): SQL | undefined {
  const isOn = and(sql`${isActive}`, gt(endsAt, now));
  const hasUses = lt(usedCount, maxUses);
  const conditions: Readonly<Record<RedeemCodeState, SQL | undefined>> = {
    ended: not(sql`${isActive}`),
    over: and(sql`${isActive}`, lte(endsAt, now)),
    used_up: and(isOn, gte(usedCount, maxUses)),
    upcoming: and(isOn, hasUses, gt(startsAt, now)),
    running: and(isOn, hasUses, lte(startsAt, now)),
  };
  return conditions[state];
}
