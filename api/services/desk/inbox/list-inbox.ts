import { and, desc, eq, gt } from 'drizzle-orm';
import {
  type InboxCounts,
  type InboxCountsQuery,
  type InboxItemWire,
  type InboxKind,
  type InboxQuery,
  type InboxRef,
  inboxLimits,
} from '@/contract/desk-inbox';
import type { ServiceContext } from '../../../context';
import { pageOfRows, pageSize } from '../../../db/keyset';
import { heldDecisions } from '../../../db/schema/held-decisions';
import { readInboxCursor } from './inbox-cursor';
import { countInboxRows, type InboxCount, readInboxRows } from './inbox-rows';
import type { Viewer } from './inbox-scope';
import { inboxCards } from './inbox-wires';

type Needs = Pick<ServiceContext, 'db' | 'log' | 'clock'>;

/**
 * A page of the inbox: everything of the asked list that the viewer decides, what is promised first at the beginning, or what is decided,
 * the last decision first. `forbidden` for who decides nothing, 422 on `cursor`. With the first page come
 * the viewer's own decisions that can still be taken back.
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
  const held = cursor === undefined ? await listOwnHeld(needs, viewer.id) : [];
  const [data, own] = await Promise.all([rows, held].map((refs) => readItems(needs, viewer, refs)));
  return { data: data ?? [], next_cursor: nextCursor, ...(own?.length ? { held: own } : {}) };
}

async function readItems(needs: Needs, viewer: Viewer, refs: readonly InboxRef[]): Promise<InboxItemWire[]> {
  const cards = await inboxCards(
    needs,
    viewer,
    refs.map(({ kind, id }) => ({ kind, id })),
  );
  return cards.map(({ steps: _, flags: __, ...item }): InboxItemWire => item);
}

/** What somebody decided and can still take back: no more than goes at once. */
async function listOwnHeld({ db, clock }: Needs, viewerId: string): Promise<InboxRef[]> {
  const { kind, subject: id, actorId, until } = heldDecisions;
  return db
    .select({ kind, id })
    .from(heldDecisions)
    .where(and(eq(actorId, viewerId), gt(until, new Date(clock.now()))))
    .orderBy(desc(until), kind, id)
    .limit(inboxLimits.bulk);
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
