import { and, eq, sql } from 'drizzle-orm';
import {
  type InboxDecisionInput,
  type InboxDecisionsInput,
  type InboxOutcome,
  type InboxRef,
  inboxLimits,
} from '@/contract/desk-inbox';
import type { Writing } from '../../../context';
import { heldDecisions } from '../../../db/schema/held-decisions';
import { savedReasons } from '../../../db/schema/saved-reasons';
import { enqueue } from '../../../queue/enqueue';
import { ServiceError } from '../../../service-error';
import { recordAudit } from '../../audit/record-audit';
import { assertNotHeld, decidedBy } from '../../claims/review/assert-not-held';
import { carryOut, lockRef } from './carry-out';
import type { Viewer } from './inbox-scope';
import { lastDecision } from './last-decision';

interface Asked {
  readonly viewer: Viewer & { readonly username: string };
  readonly ref: InboxRef;
  readonly input: InboxDecisionInput;
}

/** Thrown to take back what was tried. */
class Tried extends Error {}

/**
 * Holds a decision: it is tried, taken back, and has effect after ten seconds unless it is undone (ADR 216). So what would be refused then
 * is refused now; `conflict` says who decided what before.
 */
export async function holdDecision(
  writing: Writing,
  { viewer, ref, input: { action, reason: text } }: Asked,
) {
  const { tx, clock } = writing;
  const before = await lockRef(tx, viewer, ref);
  await assertNotHeld(tx, ref);
  await tryOut(writing, viewer, ref, { action, text });
  const until = new Date(clock.now() + inboxLimits.undoSeconds * 1000);
  const held = { kind: ref.kind, subject: ref.id, actorId: viewer.id, action, text: text ?? null, until };
  const [made] = await tx.insert(heldDecisions).values(held).returning({ id: heldDecisions.id });
  if (made) await enqueue(tx, 'carry_out_decision', { heldId: made.id }, { runAt: until });
  if (text !== undefined) await countUse(writing, ref, text);
  await recordAudit(writing, {
    ...{ actorId: viewer.id, action: 'inbox_decided', subject: `${ref.kind}:${ref.id}` },
    ...{ before: { state: before }, after: { decision: action }, reason: text ?? action },
  });
  return { action, by: viewer.username, is_own: true, until: until.toISOString() };
}

async function tryOut(
  writing: Writing,
  viewer: Viewer,
  ref: InboxRef,
  decision: Parameters<typeof carryOut>[3],
): Promise<void> {
  try {
    await writing.tx.transaction(async (tx) => {
      await carryOut({ ...writing, tx }, viewer, ref, decision);
      throw new Tried();
    });
  } catch (error) {
    if (error instanceof Tried) return;
    const isLate = error instanceof ServiceError && error.code === 'conflict';
    const last = isLate ? await lastDecision(writing.tx, ref) : null;
    throw last ? decidedBy(last) : error;
  }
}

async function countUse({ tx }: Writing, { kind }: InboxRef, text: string): Promise<void> {
  const isIt = and(eq(savedReasons.kind, kind), eq(savedReasons.text, text));
  await tx
    .update(savedReasons)
    .set({ uses: sql`${savedReasons.uses} + 1` })
    .where(isIt);
}

/**
 * The same decision on several, each by itself: what is refused leaves the others as they are. All are held in the caller's transaction,
 * in one order, and have effect each in its own.
 */
export async function holdDecisions(
  writing: Writing,
  { viewer, input: { items, ...input } }: Pick<Asked, 'viewer'> & { readonly input: InboxDecisionsInput },
) {
  const outcomes = await eachAlone(writing, items, (within, ref) =>
    holdDecision(within, { viewer, ref, input }),
  );
  const until = new Date(writing.clock.now() + inboxLimits.undoSeconds * 1000).toISOString();
  return { until: outcomes.some(({ outcome }) => outcome === 'done') ? until : null, items: outcomes };
}

/** Does something for each of several, in one order so that two callers do not wait in a circle, and answers in the order asked for. */
export async function eachAlone(
  writing: Writing,
  refs: readonly InboxRef[],
  work: (writing: Writing, ref: InboxRef) => Promise<unknown>,
): Promise<InboxOutcome[]> {
  const nameOf = ({ kind, id }: InboxRef) => `${kind}:${id}`;
  const found = new Map<string, string>();
  for (const ref of [...refs].sort((one, other) => (nameOf(one) < nameOf(other) ? -1 : 1))) {
    if (found.has(nameOf(ref))) continue;
    found.set(
      nameOf(ref),
      await outcomeOf(() => writing.tx.transaction((tx) => work({ ...writing, tx }, ref))),
    );
  }
  return refs.map((ref) => ({ ...ref, outcome: found.get(nameOf(ref)) ?? 'internal' }));
}

async function outcomeOf(work: () => Promise<unknown>): Promise<string> {
  try {
    await work();
    return 'done';
  } catch (error) {
    if (error instanceof ServiceError) return error.code;
    throw error;
  }
}
