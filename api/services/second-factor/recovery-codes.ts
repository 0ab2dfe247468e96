import { createHash } from 'node:crypto';
import { and, eq, isNull } from 'drizzle-orm';
import { recoveryCodeCount } from '@/contract/second-factor';
import type { ServiceContext, Writing } from '../../context';
import { recoveryCodes } from '../../db/schema/recovery-codes';
import type { Transaction } from '../../db/transact';

/** Letters and digits that nobody takes for one another. */
const alphabet = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';
const length = 10;

/** Makes new recovery codes in place of all earlier ones, and answers them: nobody reads them again. */
export async function makeRecoveryCodes({ tx, ids, vault }: Writing, userId: string): Promise<string[]> {
  const codes = Array.from({ length: recoveryCodeCount }, () => newCode(ids.secret()));
  await tx.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId));
  await tx
    .insert(recoveryCodes)
    .values(codes.map((code) => ({ userId, codeHash: hashRecoveryCode(vault, userId, code) })));
  return codes.map((code) => `${code.slice(0, 5)}-${code.slice(5)}`);
}

/** Uses a recovery code up; false for one that is none or was used, also a moment ago. `code` without spaces and dashes, in capitals. */
export async function spendRecoveryCode(
  { tx, clock, vault }: Pick<Writing, 'tx' | 'clock' | 'vault'>,
  userId: string,
  code: string,
): Promise<boolean> {
  const isIt = and(
    eq(recoveryCodes.userId, userId),
    eq(recoveryCodes.codeHash, hashRecoveryCode(vault, userId, code)),
    isNull(recoveryCodes.usedAt),
  );
  const used = await tx
    .update(recoveryCodes)
    .set({ usedAt: new Date(clock.now()) })
    .where(isIt);
  return used.rowCount === 1;
}

/** How many recovery codes somebody has left. */
export function countRecoveryCodes(db: Pick<Transaction, '$count'>, userId: string): Promise<number> {
  return db.$count(recoveryCodes, and(eq(recoveryCodes.userId, userId), isNull(recoveryCodes.usedAt)));
}

function newCode(secret: string): string {
  const bytes = [...createHash('sha256').update(secret).digest().subarray(0, length)];
  return bytes.map((byte) => alphabet[byte % alphabet.length]).join('');
}

/** What is stored of a recovery code: without `VAULT_KEY` nobody finds it out. */
export function hashRecoveryCode(vault: ServiceContext['vault'], userId: string, code: string): string {
  return vault.fingerprint(`recovery code ${userId} ${code}`);
}
