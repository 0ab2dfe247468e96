import { and, eq, gt, isNotNull, lt, sql } from 'drizzle-orm';
import { type PhoneCodeInput, phoneCodeLength } from '@/contract/verification';
import type { ServiceContext } from '../../context';
import { isUniqueViolation } from '../../db/is-unique-violation';
import { phoneCodes } from '../../db/schema/phone-codes';
import { users } from '../../db/schema/users';
import { enqueue } from '../../queue/enqueue';
import { invalidField } from '../../service-error';
import { notify } from '../notifications/notify';
import type { Member } from '../sessions/authenticate';
import { codeHash, isSameHash } from './code-hash';

type Code = typeof phoneCodes.$inferSelect;

const maxTries = 5;

/**
 * Verifies the number that a code went to. A try counts before the code is looked at, so that parallel tries cannot slip through:
 * after five the code is dead. 422 on `code`: `invalid`, `wrong`, or `expired` for one that is used, dead or too old; on `phone`:
 * `unique` for a number that another account has verified.
 */
export async function verifyPhone(
  ctx: ServiceContext,
  { member: { user }, input }: { readonly member: Member; readonly input: PhoneCodeInput },
): Promise<void> {
  const code = input.code.replace(/\s/g, '');
  if (!new RegExp(`^\\d{${phoneCodeLength}}$`).test(code))
    throw invalidField('code', code === '' ? 'required' : 'invalid');
  const row = await countTry(ctx, user.id);
  if (!row?.codeHash) throw invalidField('code', 'expired');
  if (!isSameHash(row.codeHash, codeHash(ctx.config, row.requestId, code))) {
    ctx.log.warn({ event: 'phone_code_wrong', userId: user.id, tries: row.tries }, 'wrong code of a phone');
    throw invalidField('code', 'wrong');
  }
  await storePhone(ctx, row);
  ctx.log.info({ event: 'phone_verified', userId: user.id }, 'phone verified');
}

async function countTry({ db, clock }: ServiceContext, userId: string): Promise<Code | undefined> {
  const isOpen = and(
    eq(phoneCodes.userId, userId),
    isNotNull(phoneCodes.codeHash),
    lt(phoneCodes.tries, maxTries),
    gt(phoneCodes.expiresAt, new Date(clock.now())),
  );
  const [row] = await db
    .update(phoneCodes)
    .set({ tries: sql`${phoneCodes.tries} + 1` })
    .where(isOpen)
    .returning();
  return row;
}

/** The number may be another account's by now, whatever was looked up before: the database decides. */
async function storePhone({ db }: ServiceContext, { userId, requestId, phone }: Code): Promise<void> {
  try {
    await db.transaction(async (tx) => {
      const own = and(eq(phoneCodes.userId, userId), eq(phoneCodes.requestId, requestId));
      const used = await tx.delete(phoneCodes).where(own);
      if (used.rowCount !== 1) throw invalidField('code', 'expired');
      await tx.update(users).set({ phone, phoneState: 1 }).where(eq(users.id, userId));
      await notify(tx, { userId, kind: 'phone_verified', about: { type: 'verification' } });
      await enqueue(tx, 'credit_verified', { userId });
    });
  } catch (error) {
    if (isUniqueViolation(error)) throw invalidField('phone', 'unique');
    throw error;
  }
}
