import 'server-only';
import {
  type InboxCardWire,
  type InboxItemWire,
  type InboxKind,
  type InboxRef,
  inboxAnswerSchema,
  inboxCardAnswerSchema,
  inboxCountsAnswerSchema,
  inboxParamsSchema,
  inboxQuerySchema,
  savedReasonsAnswerSchema,
} from '@/contract/desk-inbox';
import { isUpstreamError } from '@/lib/upstream/error';
import { readOwn } from './read-own';

/** What a list of the inbox is asked for, as it stands in the address. */
export type AskedInbox = Readonly<
  Record<'list' | 'kind' | 'q' | 'sponsor' | 'min' | 'max' | 'cursor', string | undefined>
>;

/** A page of the inbox; `held` are the viewer's own decisions that can still be taken back, the last one first. */
export interface InboxPage {
  readonly items: readonly InboxItemWire[];
  readonly held: readonly InboxItemWire[];
  readonly nextCursor: string | null;
}

/** A page of the inbox; nothing for what the list does not know. */
export async function listInbox(asked: AskedInbox): Promise<InboxPage> {
  const given = Object.entries(asked).filter(
    (entry): entry is [string, string] => entry[1] !== undefined && entry[1] !== '',
  );
  const query = inboxQuerySchema.safeParse(Object.fromEntries(given));
  if (!query.success) return { items: [], held: [], nextCursor: null };
  const answer = await readOwn(`/desk/inbox?${new URLSearchParams(given)}`, inboxAnswerSchema);
  return {
    ...{ items: answer?.data ?? [], held: answer?.held ?? [] },
    nextCursor: answer?.next_cursor ?? null,
  };
}

/** Something of the inbox, whole; null for none, and for what the viewer does not decide. */
export async function findInboxCard(ref: InboxRef): Promise<InboxCardWire | null> {
  const known = inboxParamsSchema.safeParse(ref);
  if (!known.success) return null;
  const { kind, id } = known.data;
  return (await readOwn(`/desk/inbox/${kind}/${id}`, inboxCardAnswerSchema))?.data ?? null;
}

/** How many reasons of a kind are offered: the most used. */
const mostReasons = 6;

/** The reasons that the team keeps, by kind, the most used first. */
export async function listReasons(): Promise<Partial<Record<InboxKind, readonly string[]>>> {
  const reasons = (await readOwn('/desk/reasons', savedReasonsAnswerSchema))?.data ?? [];
  const kinds = new Set(reasons.map(({ kind }) => kind));
  const ofKind = (kind: InboxKind) => reasons.filter((one) => one.kind === kind).slice(0, mostReasons);
  return Object.fromEntries([...kinds].map((kind) => [kind, ofKind(kind).map(({ text }) => text)]));
}

/** How much waits for the viewer's decision, each kind counted up to the API's bound; 0 where it does not say. */
export async function countInbox(): Promise<number> {
  try {
    const waiting = (await readOwn('/desk/inbox/counts', inboxCountsAnswerSchema))?.data.waiting ?? {};
    return Object.values(waiting).reduce((sum, count) => sum + count, 0);
  } catch (error) {
    // The page itself says that the upstream is down; the menu around it leads on.
    if (isUpstreamError(error)) return 0;
    throw error;
  }
}
