import type { CorrectionWire } from '@/contract/desk';
import type { Writing } from '../../context';
import { ServiceError } from '../../service-error';
import { type Correction, recordAudit } from '../audit/record-audit';
import { lineOfKey } from '../ledger/line-of-key';
import { findAsker } from './find-asker';
import { lockLine } from './lock-line';

/**
 * Takes back that an admin asked for the reversal of a line: whoever asks next is the first one again. Any admin may, so that who disagrees
 * has an answer, too. `not_found`; `forbidden` for one's own line; `conflict` where nobody waits for a second admin, or it is done.
 */
export async function withdrawReversal(
  writing: Writing,
  { actorId, id, reason }: Correction,
): Promise<CorrectionWire> {
  const { tx } = writing;
  await lockLine(writing, { actorId, id });
  const subject = `coin_ledger:${id}`;
  const isDone = (await lineOfKey(tx, `reversal:${id}`)) !== undefined;
  const askedBy = await findAsker(tx, subject);
  if (isDone || askedBy === undefined) throw new ServiceError('conflict');
  const audited = { actorId, subject, reason, before: { asked_by: askedBy }, after: {} };
  await recordAudit(writing, { ...audited, action: 'ledger_reversal_withdrawn' });
  return { state: 'withdrawn', count: 0 };
}
