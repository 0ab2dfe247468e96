import { eq } from 'drizzle-orm';
import type { CorrectionWire } from '@/contract/desk';
import type { Writing } from '../../context';
import { coinLedger } from '../../db/schema/coin-ledger';
import { ServiceError } from '../../service-error';
import { lineOfKey } from '../ledger/line-of-key';
import { lockUser } from '../ledger/lock-user';
import { findAsker } from './find-asker';
import { type Correction, recordAudit } from './record-audit';

/**
 * Takes back that an admin asked for the reversal of a line: whoever asks next is the first one again. Any admin may, so that who disagrees
 * has an answer, too. `not_found`; `forbidden` for one's own line; `conflict` where nobody waits for a second admin, or it is done.
 */
export async function withdrawReversal(
  writing: Writing,
  { actorId, id, reason }: Correction,
): Promise<CorrectionWire> {
  const { tx } = writing;
  const [line] = await tx.select().from(coinLedger).where(eq(coinLedger.id, id));
  if (!line) throw new ServiceError('not_found');
  if (line.userId === actorId) throw new ServiceError('forbidden');
  await lockUser(tx, line.userId);
  const subject = `coin_ledger:${id}`;
  const isDone = (await lineOfKey(tx, `reversal:${id}`)) !== undefined;
  const askedBy = await findAsker(tx, subject);
  if (isDone || askedBy === undefined) throw new ServiceError('conflict');
  const audited = { actorId, subject, reason, before: { asked_by: askedBy }, after: {} };
  await recordAudit(writing, { ...audited, action: 'ledger_reversal_withdrawn' });
  return { state: 'withdrawn', count: 0 };
}
