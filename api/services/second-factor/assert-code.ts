import { and, eq, isNotNull, lt, sql } from 'drizzle-orm';
import type { ServiceContext, Writing } from '../../context';
import { builtOnce } from '../../db/built-once';
import { factorUses } from '../../db/schema/factor-uses';
import { secondFactors } from '../../db/schema/second-factors';
import { type Transaction, transact } from '../../db/transact';
import { invalidField } from '../../service-error';
import { spendRecoveryCode } from './recovery-codes';
import { findStep } from './totp';

/** What a secret is sealed for: it opens for its owner alone. */
export const sealedFor = (userId: string) => `second factor ${userId}`;

/** Steps that are kept: more than could be good at once. */
const keptSteps = 10;

/** The sealed secret of a factor that was confirmed; null where there is none. */
export async function findFactor(
  db: Pick<Transaction, 'select'>,
  userId: string,
): Promise<{ readonly sealed: string } | null> {
  const [found] = await confirmed(db).execute({ userId });
  return found ?? null;
}

const confirmed = builtOnce((db: Pick<Transaction, 'select'>) =>
  db
    .select({ sealed: secondFactors.sealed })
    .from(secondFactors)
    .where(and(eq(secondFactors.userId, sql.placeholder('userId')), isNotNull(secondFactors.confirmedAt)))
    .prepare(''),
);

/**
 * Asks somebody's second factor: a code of the app or a recovery code, each of which is good once. 422 `required` or `wrong` on `code`; 429 after
 * ten wrong ones in 15 minutes, counted before the code is looked at.
 */
export async function assertFactorCode(
  ctx: ServiceContext,
  { userId, sealed, code }: { readonly userId: string; readonly sealed: string; readonly code: string },
): Promise<void> {
  const typed = code.replace(/[\s-]/g, '').toUpperCase();
  if (typed === '') throw invalidField('code', 'required');
  await ctx.limits.secondFactor.take(userId);
  const secret = ctx.vault.open(sealed, sealedFor(userId));
  const { db, ...rest } = ctx;
  const isGood = await transact(db, (tx) => {
    const writing = { ...rest, tx };
    if (!/^\d{6}$/.test(typed)) return spendRecoveryCode(writing, userId, typed);
    return spendStep(writing, userId, findStep(secret, typed, ctx.clock.now()));
  });
  if (!isGood) {
    ctx.log.warn({ event: 'second_factor_wrong', userId }, 'wrong code of a second factor');
    throw invalidField('code', 'wrong');
  }
  await ctx.limits.secondFactor.clear(userId);
}

/** The key lets a half minute in once. */
export async function spendStep(
  { tx }: Pick<Writing, 'tx'>,
  userId: string,
  step: number | null,
): Promise<boolean> {
  if (step === null) return false;
  const isOld = and(eq(factorUses.userId, userId), lt(factorUses.step, step - keptSteps));
  await tx.delete(factorUses).where(isOld);
  const used = await tx.insert(factorUses).values({ userId, step }).onConflictDoNothing();
  return used.rowCount === 1;
}
