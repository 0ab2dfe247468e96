import { and, eq, isNull } from 'drizzle-orm';
import type { OwnFactorWire, StartedFactorWire } from '@/contract/second-factor';
import type { ServiceContext } from '../../../context';
import { secondFactors } from '../../../db/schema/second-factors';
import { transact } from '../../../db/transact';
import { invalidField, ServiceError } from '../../../service-error';
import { recordAudit } from '../../audit/record-audit';
import { assertPassword } from '../../passwords/assert-password';
import { assertFactorCode, findFactor, sealedFor, spendStep } from '../../second-factor/assert-code';
import { forgetFactor } from '../../second-factor/forget-factor';
import { countRecoveryCodes, makeRecoveryCodes } from '../../second-factor/recovery-codes';
import { factorUri, findStep, newFactorSecret } from '../../second-factor/totp';
import type { Member } from '../../sessions/authenticate';

interface Own<Input> {
  readonly member: Pick<Member, 'user' | 'factor'>;
  readonly input: Input;
}

/** How the viewer stands to a second factor, and how many recovery codes are left. */
export async function getOwnFactor(
  { db }: Pick<ServiceContext, 'db'>,
  { user, factor }: Pick<Member, 'user' | 'factor'>,
): Promise<OwnFactorWire> {
  return { state: factor, codes_left: await countRecoveryCodes(db, user.id) };
}

/**
 * Begins a second factor: a new secret, which counts for nothing until a code of it was entered. The password is asked again: a thief of a
 * session sets no factor. `conflict` where there is one.
 */
export async function startFactor(
  ctx: ServiceContext,
  { member: { user }, input }: Own<{ readonly password: string }>,
): Promise<StartedFactorWire> {
  await assertPassword(ctx, user, { field: 'password', value: input.password });
  const secret = newFactorSecret(ctx.ids);
  const row = {
    sealed: ctx.vault.seal(secret, sealedFor(user.id)),
    startedAt: new Date(ctx.clock.now()),
  };
  const made = await ctx.db
    .insert(secondFactors)
    .values({ ...row, userId: user.id })
    .onConflictDoUpdate({
      target: secondFactors.userId,
      set: row,
      setWhere: isNull(secondFactors.confirmedAt),
    });
  if (made.rowCount === 0) throw new ServiceError('conflict');
  const issuer = new URL(ctx.config.siteUrl).host;
  return { secret, uri: factorUri(secret, { issuer, account: user.username }) };
}

/** Confirms a begun factor with a code, and answers the recovery codes. 422 on `code`; `conflict` where none is begun. */
export async function confirmFactor(
  ctx: ServiceContext,
  { member: { user }, input: { code } }: Own<{ readonly code: string }>,
): Promise<string[]> {
  await ctx.limits.secondFactor.take(user.id);
  const { db, ...rest } = ctx;
  const codes = await transact(db, async (tx) => {
    const isBegun = and(eq(secondFactors.userId, user.id), isNull(secondFactors.confirmedAt));
    const [begun] = await tx.select().from(secondFactors).where(isBegun).for('update');
    if (!begun) throw new ServiceError('conflict');
    const secret = ctx.vault.open(begun.sealed, sealedFor(user.id));
    const step = findStep(secret, code.replace(/[\s-]/g, ''), ctx.clock.now());
    if (!(await spendStep({ tx }, user.id, step))) throw invalidField('code', 'wrong');
    await tx
      .update(secondFactors)
      .set({ confirmedAt: new Date(ctx.clock.now()) })
      .where(isBegun);
    const change = { before: { second_factor: false }, after: { second_factor: true } };
    const what = { action: 'factor_confirmed', actorId: user.id, subject: `users:${user.id}` } as const;
    await recordAudit({ ...rest, tx }, { ...what, ...change, reason: 'İki adımlı giriş açıldı.' });
    return makeRecoveryCodes({ ...rest, tx }, user.id);
  });
  await ctx.limits.secondFactor.clear(user.id);
  return codes;
}

/** New recovery codes in place of all earlier ones, for a code that is good now. `conflict` without a factor. */
export async function renewRecoveryCodes(
  ctx: ServiceContext,
  { member: { user }, input: { code } }: Own<{ readonly code: string }>,
): Promise<string[]> {
  await assertOwnCode(ctx, user.id, code);
  const { db, ...rest } = ctx;
  return transact(db, async (tx) => {
    const before = { codes: await countRecoveryCodes(tx, user.id) };
    const codes = await makeRecoveryCodes({ ...rest, tx }, user.id);
    const what = { action: 'recovery_codes_made', actorId: user.id, subject: `users:${user.id}` } as const;
    const change = { before, after: { codes: codes.length }, reason: 'Kurtarma kodları yenilendi.' };
    await recordAudit({ ...rest, tx }, { ...what, ...change });
    return codes;
  });
}

/** Does without a second factor from now on, for a code that is good now. `conflict` without one. */
export async function removeOwnFactor(
  ctx: ServiceContext,
  { member: { user }, input: { code } }: Own<{ readonly code: string }>,
): Promise<void> {
  await assertOwnCode(ctx, user.id, code);
  const { db, ...rest } = ctx;
  await transact(db, async (tx) => {
    await forgetFactor(tx, user.id);
    const what = { action: 'factor_removed', actorId: user.id, subject: `users:${user.id}` } as const;
    const change = { before: { second_factor: true }, after: { second_factor: false } };
    await recordAudit({ ...rest, tx }, { ...what, ...change, reason: 'İki adımlı giriş kapatıldı.' });
  });
}

async function assertOwnCode(ctx: ServiceContext, userId: string, code: string): Promise<void> {
  const factor = await findFactor(ctx.db, userId);
  if (!factor) throw new ServiceError('conflict');
  await assertFactorCode(ctx, { userId, ...factor, code });
}
