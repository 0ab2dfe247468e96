import type { StreamEndInput, StreamKind } from '@/contract/desk-stream';
import type { Writing } from '../../context';
import { ServiceError } from '../../service-error';
import { rankOne } from '../bonus-hunts/rank-completed';
import { settleOne } from '../bonus-hunts/settle-hunts';
import { readHead } from '../desk-content/content-head';
import { storeContent } from '../desk-content/store-content';
import { contentKind } from '../import/content-kind';
import { refuse, toProblem } from '../import/problem';
import { importAlone } from '../import/run-import';
import { endFields } from './end-fields';
import { readEntry } from './read-entry';

interface Ended {
  readonly kind: StreamKind;
  readonly slug: string;
  readonly input: StreamEndInput;
  readonly actorId: string;
}

/**
 * Ends what was entered at the stream desk, as it was shown before: a hunt's guesses are ranked and everybody is told, and its prizes given where that was
 * asked, all in one transaction. `conflict` where the entry is another version by now or has ended, `not_found`, `validation_failed` with every problem.
 */
export async function endStream(
  writing: Writing,
  { kind, slug, input, actorId }: Ended,
): Promise<{ readonly version: number }> {
  const { tx, clock } = writing;
  await importAlone(tx);
  const { id, state } = await readEntry(tx, { kind, slug }, clock.now());
  const { version: present } = await readHead(tx, kind, slug);
  const hasEnded = ['completed', 'settled', 'cancelled', 'finished', 'archived'].includes(state);
  if (present !== input.version || hasEnded) throw new ServiceError('conflict');
  const set = endFields(kind, input.end_balance);
  const isUnsaid = kind === 'bonus-hunts' && input.end_balance == null;
  const before = (await contentKind(kind).read(tx, [slug])).get(slug) ?? {};
  const { version } = await storeContent(writing, {
    ...{ kind, slug, actorId, fields: { ...before, ...set } },
    refused: isUnsaid ? [toProblem(null, refuse('end_balance', 'required'))] : [],
    audited: {
      action: 'stream_ended',
      ...{ before: { state }, after: { ...set, settles: input.settles } },
      reason: input.settles ? 'settled' : 'ended',
    },
  });
  if (kind === 'bonus-hunts') {
    await rankOne(tx, writing, id);
    if (input.settles) await settleOne(writing, id);
  }
  return { version };
}
