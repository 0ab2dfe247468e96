import type { StreamDeskWire, StreamKind } from '@/contract/desk-stream';
import type { ServiceContext } from '../../context';
import { transact } from '../../db/transact';
import { readHead } from '../desk-content/content-head';
import { readEntry } from './read-entry';
import { readLines } from './read-lines';

/** An entry as the stream desk has it, of one moment: the version is that of the lines. `not_found`, also for a draft. */
export function getStreamDesk(
  { db, clock }: Pick<ServiceContext, 'db' | 'clock'>,
  asked: { readonly kind: StreamKind; readonly slug: string },
): Promise<StreamDeskWire> {
  return transact(db, async (tx) => {
    // The version first: a step that comes in between shows lines that are newer than their number, and is told by itself.
    const { version } = await readHead(tx, asked.kind, asked.slug);
    const { id, ...entry } = await readEntry(tx, asked, clock.now());
    return { ...entry, version, lines: [...(await readLines(tx, asked.kind, id))] };
  });
}
