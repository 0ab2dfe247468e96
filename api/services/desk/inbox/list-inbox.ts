import type {
  InboxCounts,
  InboxCountsQuery,
  InboxItemWire,
  InboxKind,
  InboxQuery,
} from '@/contract/desk-inbox';
import type { ServiceContext } from '../../../context';
import { pageOfRows, pageSize } from '../../../db/keyset';
import { readInboxCursor } from './inbox-cursor';
import { countInboxRows, type InboxCount, readInboxRows } from './inbox-rows';
import type { Viewer } from './inbox-scope';
import { inboxCards } from './inbox-wires';

type Needs = Pick<ServiceContext, 'db' | 'log' | 'clock'>;

/**
 * A page of the inbox: everything of the asked list that the viewer decides, what is promised first at the beginning, or what is decided,
 * the last decision first. `forbidden` for who decides nothing, 422 on `cursor`.
 */
export async function listInbox(
  needs: Needs,
  {
    viewer,
    input: { cursor, size = pageSize, ...asked },
  }: { readonly viewer: Viewer; readonly input: InboxQuery },
) {
  const query = { ...asked, after: readInboxCursor(cursor), limit: size + 1 };
  const found = await readInboxRows(needs, viewer, query);
  const toKey = ({ at, rank, id }: (typeof found)[number]) => [new Date(at).getTime(), rank, id];
  const { rows, nextCursor } = pageOfRows(found, toKey, size);
  const refs = rows.map(({ kind, id }) => ({ kind, id }));
  const cards = await inboxCards(needs, viewer, refs);
  return {
    data: cards.map(({ steps: _, flags: __, ...item }): InboxItemWire => item),
    next_cursor: nextCursor,
  };
}

/** Up to how much is counted: beyond, the number helps nobody. */
export const mostCounted = 1000;

/** What waits for the viewer by kind, what of it is late, what is the viewer's own and what came after a moment, each up to `mostCounted`. */
export async function countInbox(
  needs: Needs,
  { viewer, input: { since, kind } }: { readonly viewer: Viewer; readonly input: InboxCountsQuery },
): Promise<InboxCounts> {
  const count = (list: 'waiting' | 'overdue' | 'mine', from?: number) =>
    countInboxRows(needs, viewer, { list, kind, after: null, since: from, limit: mostCounted });
  const [waiting, overdue, mine, fresh] = await Promise.all([
    count('waiting'),
    count('overdue'),
    count('mine'),
    since === undefined ? new Map<InboxKind, InboxCount>() : count('waiting', Date.parse(since)),
  ]);
  const sums = { overdue: sumOf(overdue), mine: sumOf(mine), fresh: sumOf(fresh) };
  const byKind = [...waiting].map(([one, { count: waits }]) => [one, waits] as const);
  return { most: mostCounted, waiting: Object.fromEntries(byKind), ...sums };
}

function sumOf(counts: ReadonlyMap<InboxKind, InboxCount>): number {
  return [...counts.values()].reduce((sum, { count }) => sum + count, 0);
}
