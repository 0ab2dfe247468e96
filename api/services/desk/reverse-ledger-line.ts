import { type CorrectionWire, secondPersonAbove } from '@/contract/desk';
import type { LedgerReason } from '@/contract/ledger';
import type { Writing } from '../../context';
import { ServiceError } from '../../service-error';
import { type Correction, recordAudit } from '../audit/record-audit';
import { lineOfKey } from '../ledger/line-of-key';
import { reverseLine } from '../ledger/reverse-line';
import { notify } from '../notifications/notify';
import { askSecondPerson } from './four-eyes/ask-second-person';
import type { Confirmed } from './four-eyes/decide-request';
import { lockLine } from './lock-line';

/** What has a way back of its own, which gives back what was bought, too. */
const ownWays: readonly LedgerReason[] = ['market_order', 'market_release', 'tournament_entry'];

type Line = Awaited<ReturnType<typeof lockLine>>;
const subjectStart = 'coin_ledger:';

/**
 * Takes a line of the ledger back with a counter-entry, once, and tells its member why. Above `secondPersonAbove` Sikke it waits for a
 * second admin (ADR 229). `not_found`; `forbidden` for one's own line; `conflict` where it is taken back, waits already, is
 * itself a reversal or has a way back of its own; `insufficient_balance` where its Sikke are spent.
 */
export async function reverseLedgerLine(
  writing: Writing,
  { actorId, id, reason }: Correction,
): Promise<CorrectionWire> {
  const line = await lockReversible(writing, { actorId, id });
  const { amount, userId: memberId } = line;
  if (Math.abs(amount) <= secondPersonAbove) {
    await reverse(writing, line, { actorId, reason });
    return { state: 'done', count: 1 };
  }
  const payload = { amount, line_reason: line.reason };
  const asked = { subject: `${subjectStart}${id}`, memberId, payload, reason, actorId };
  await askSecondPerson(writing, { kind: 'ledger_reversal', ...asked });
  return { state: 'asked', count: 0 };
}

/** The same once a second admin has confirmed it. */
export async function carryOutReversal(writing: Writing, request: Confirmed): Promise<void> {
  const { confirmedBy: actorId, askedBy, reason } = request;
  const line = await lockReversible(writing, {
    actorId,
    id: Number(request.subject.slice(subjectStart.length)),
  });
  await reverse(writing, line, { actorId, reason, also: { asked_by: askedBy } });
}

async function lockReversible(writing: Writing, { actorId, id }: Pick<Correction, 'actorId' | 'id'>) {
  const line = await lockLine(writing, { actorId, id });
  const isBack = (await lineOfKey(writing.tx, `reversal:${id}`)) !== undefined;
  if (isBack || line.reversalOf !== null || ownWays.includes(line.reason)) throw new ServiceError('conflict');
  return line;
}

interface Reversed extends Omit<Correction, 'id'> {
  readonly also?: Readonly<Record<string, unknown>>;
}

async function reverse(writing: Writing, line: Line, { actorId, reason, also = {} }: Reversed) {
  const { id, amount, userId } = line;
  const counter = await reverseLine(writing, { lineId: id, actorId, note: reason });
  const after = { line: counter.id, amount: counter.amount, balance: counter.balanceAfter, ...also };
  await recordAudit(writing, {
    ...{ actorId, action: 'ledger_reversed', subject: `${subjectStart}${id}`, reason },
    ...{ before: { amount, balance: line.balanceAfter }, after },
  });
  const params = { amount: counter.amount, reason };
  await notify(writing.tx, { userId, kind: 'ledger_reversed', params, about: { type: 'statement' } });
}
