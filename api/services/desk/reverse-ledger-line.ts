import { type CorrectionWire, secondPersonAbove } from '@/contract/desk';
import type { LedgerReason } from '@/contract/ledger';
import type { Writing } from '../../context';
import { ServiceError } from '../../service-error';
import { type Correction, recordAudit } from '../audit/record-audit';
import { lineOfKey } from '../ledger/line-of-key';
import { reverseLine } from '../ledger/reverse-line';
import { notify } from '../notifications/notify';
import { findAsker } from './find-asker';
import { lockLine } from './lock-line';

/** What has a way back of its own, which gives back what was bought, too. */
const ownWays: readonly LedgerReason[] = ['market_order', 'market_release', 'tournament_entry'];

/**
 * Takes a line of the ledger back with a counter-entry, once, and tells its member why. Above `secondPersonAbove` Sikke the first admin
 * asks and another one's same call does it, unless it was withdrawn (ADR 183). `not_found`; `forbidden` for one's own line; `conflict` where it is taken back, is
 * itself a reversal or has a way back of its own; `insufficient_balance` where its Sikke are spent.
 */
export async function reverseLedgerLine(
  writing: Writing,
  { actorId, id, reason }: Correction,
): Promise<CorrectionWire> {
  const { tx } = writing;
  const line = await lockLine(writing, { actorId, id });
  const isBack = (await lineOfKey(tx, `reversal:${id}`)) !== undefined;
  if (isBack || ownWays.includes(line.reason)) throw new ServiceError('conflict');
  const { amount, userId } = line;
  const subject = `coin_ledger:${id}`;
  const audited = { actorId, subject, reason, before: { amount, balance: line.balanceAfter } };
  if (Math.abs(amount) > secondPersonAbove) {
    const asker = await findAsker(tx, subject);
    if (asker === undefined)
      await recordAudit(writing, { ...audited, action: 'ledger_reversal_asked', after: {} });
    if (asker === undefined || asker === actorId) return { state: 'asked', count: 0 };
  }
  const counter = await reverseLine(writing, { lineId: id, actorId, note: reason });
  const after = { line: counter.id, amount: counter.amount, balance: counter.balanceAfter };
  await recordAudit(writing, { ...audited, action: 'ledger_reversed', after });
  const params = { amount: counter.amount, reason };
  await notify(tx, { userId, kind: 'ledger_reversed', params, about: { type: 'statement' } });
  return { state: 'done', count: 1 };
}
