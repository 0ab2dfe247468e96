import type { NewCodeInput } from '@/contract/redeem-codes';
import type { Deps } from '../../context';
import { announcements } from '../../db/schema/announcements';
import type { Transaction } from '../../db/transact';
import { shownPath } from '../../site-links';
import { sealedAbout } from './announcement-ways';

interface NotedCode {
  readonly id: number;
  readonly code: string;
  readonly input: Pick<NewCodeInput, 'amount' | 'starts_at' | 'ends_at'>;
}

const timeIn = new Intl.DateTimeFormat('tr', {
  ...{ timeZone: 'Europe/Istanbul', day: 'numeric', month: 'long', hour: '2-digit', minute: '2-digit' },
});

/** Writes down that a redeem code is told in the channel when it begins, in the transaction that makes it; the code is sealed until then. */
export async function noteCode(
  tx: Pick<Transaction, 'insert'>,
  { vault, clock }: Pick<Deps, 'vault' | 'clock'>,
  { id, code, input }: NotedCode,
): Promise<void> {
  const common = { kind: 'code', entry: String(id), path: shownPath('earn-rules', '') } as const;
  const facts = { amount: input.amount, until: timeIn.format(new Date(input.ends_at)) };
  const times = { dueAt: new Date(input.starts_at), createdAt: new Date(clock.now()) };
  const sealedCode = vault.seal(code, sealedAbout(id));
  await tx.insert(announcements).values({ way: 'telegram', ...common, facts, ...times, sealedCode });
}
