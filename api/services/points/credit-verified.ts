import { and, eq, ne } from 'drizzle-orm';
import type { Deps, Writing } from '../../context';
import { coinLedger } from '../../db/schema/coin-ledger';
import { creditedIdentities } from '../../db/schema/credited-identities';
import { users } from '../../db/schema/users';
import { transact } from '../../db/transact';
import { noVault } from '../../vault';
import { lockUser } from '../ledger/lock-user';
import { creditOnce } from './credit-once';
import { earnRuleKeys } from './earn-rule-keys';

type LedgerWriting = Pick<Writing, 'tx' | 'clock' | 'vault'>;
type Account = typeof users.$inferSelect;

/**
 * Credits what a member has verified, each once: the phone, the Telegram account, and the member who invited this one for the phone. A
 * number or a Telegram account that has brought Sikke to anybody brings none again. Bears to run twice, and does nothing without a vault.
 */
export async function creditVerified(
  { db, clock, vault }: Pick<Deps, 'db' | 'clock' | 'vault'>,
  { userId }: { readonly userId: string },
): Promise<void> {
  if (vault === noVault) return;
  const account = await transact(db, (tx) => creditOwn({ tx, clock, vault }, userId));
  // One member is locked at a time: two that invited and verify at once do not wait in a circle.
  if (account) await transact(db, (tx) => creditInviter({ tx, clock, vault }, account));
}

async function creditOwn(writing: LedgerWriting, userId: string): Promise<Account | null> {
  const { tx, vault } = writing;
  await lockUser(tx, userId);
  const [account] = await tx.select().from(users).where(eq(users.id, userId));
  if (account?.status !== 'active') return null;
  const first = { userId, event: 'first' } as const;
  const phoneHash = hashOfPhone(writing, account);
  if (phoneHash !== null)
    await creditOnce(writing, {
      ...first,
      rule: earnRuleKeys.phone,
      reason: 'phone',
      identityHash: phoneHash,
    });
  if (account.telegramId !== null) {
    const identityHash = vault.fingerprint(`telegram:${account.telegramId}`);
    await creditOnce(writing, { ...first, rule: earnRuleKeys.telegram, reason: 'telegram', identityHash });
  }
  return account;
}

async function creditInviter(writing: LedgerWriting, { id, invitedBy, ...account }: Account): Promise<void> {
  const identityHash = hashOfPhone(writing, account);
  if (invitedBy === null || identityHash === null) return;
  await lockUser(writing.tx, invitedBy);
  if (!(await isActive(writing, invitedBy)) || (await isAnothers(writing, id, identityHash))) return;
  const invited = { userId: invitedBy, event: `member:${id}`, identityHash };
  await creditOnce(writing, { ...invited, rule: earnRuleKeys.referral, reason: 'referral' });
}

function hashOfPhone(
  { vault }: LedgerWriting,
  { phone, phoneState }: Pick<Account, 'phone' | 'phoneState'>,
): string | null {
  return phone !== null && phoneState === 1 ? vault.fingerprint(`phone:${phone}`) : null;
}

async function isActive({ tx }: LedgerWriting, userId: string): Promise<boolean> {
  const found = await tx
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.id, userId), eq(users.status, 'active')));
  return found.length > 0;
}

/** Whether the phone was another member's before, the inviter's own among them: it is no new friend's then. */
async function isAnothers({ tx }: LedgerWriting, userId: string, identityHash: string): Promise<boolean> {
  const found = await tx
    .select({ lineId: creditedIdentities.lineId })
    .from(creditedIdentities)
    .innerJoin(coinLedger, eq(coinLedger.id, creditedIdentities.lineId))
    .where(
      and(
        eq(creditedIdentities.rule, earnRuleKeys.phone),
        eq(creditedIdentities.identityHash, identityHash),
        ne(coinLedger.userId, userId),
      ),
    );
  return found.length > 0;
}
