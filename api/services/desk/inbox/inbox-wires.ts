import { and, inArray } from 'drizzle-orm';
import { type ClaimKind, claimKinds, type ReviewWire } from '@/contract/claims';
import { type InboxCardWire, type InboxRef, inboxActions } from '@/contract/desk-inbox';
import type { ServiceContext } from '../../../context';
import { isWhose, subjectColumns } from '../../claims/review/find-subject';
import { reviewWires } from '../../claims/review/list-reviews';
import { readDecisions } from '../../claims/review/read-decisions';
import { reviewKinds } from '../../claims/review/review-kinds';
import { type BareCard, readMarks } from './inbox-marks';
import { inboxScope, type Viewer } from './inbox-scope';
import { orderCards } from './order-cards';

type Needs = Pick<ServiceContext, 'db' | 'log' | 'clock'>;

/** Something of the inbox, whole but for what it resembles. */
export type Card = Omit<InboxCardWire, 'twins'>;

/** Things of the inbox as the viewer sees them, in the order of `refs`; what the viewer does not decide is left out. */
export async function inboxCards(needs: Needs, viewer: Viewer, refs: readonly InboxRef[]): Promise<Card[]> {
  const idsOf = (kind: string) => refs.filter((ref) => ref.kind === kind).map(({ id }) => id);
  const asked = { refs, viewerId: viewer.id, now: needs.clock.now() };
  const [marksOf, ...found] = await Promise.all([
    readMarks(needs.db, asked),
    orderCards(needs.db, viewer, idsOf('order')),
    ...claimKinds.map((kind) => claimCards(needs, viewer, kind, idsOf(kind).map(Number))),
  ]);
  const cards = new Map(found.flat().map((card) => [`${card.kind}:${card.id}`, card]));
  return refs.flatMap((ref) => {
    const card = cards.get(`${ref.kind}:${ref.id}`);
    return card ? [{ ...card, ...marksOf(ref) }] : [];
  });
}

async function claimCards(
  needs: Needs,
  viewer: Viewer,
  name: ClaimKind,
  ids: readonly number[],
): Promise<BareCard[]> {
  const kind = reviewKinds[name];
  const scope = inboxScope(viewer, name);
  if (ids.length === 0 || !scope) return [];
  const rows = await needs.db
    .select(subjectColumns(kind))
    .from(kind.table)
    .where(and(inArray(kind.columns.id, [...ids]), isWhose(kind, scope)));
  const [reviews, decisions] = await Promise.all([
    reviewWires(needs, kind, rows, { user: viewer, scope }),
    readDecisions(needs.db, kind, rows),
  ]);
  return reviews.map((review) => toCard(review, decisions.get(review.id) ?? null));
}

function toCard(review: ReviewWire, decided: BareCard['decided']): BareCard {
  const { kind, state, created_at, due_at, user, details, steps, flags } = review;
  const may = inboxActions.filter((action) => review.may.includes(action));
  const told = flags.map(({ flag, ids }) => ({ flag, ids: ids.map(String) }));
  return {
    ...{ kind, id: String(review.id), state, created_at, due_at: due_at ?? null, user, details },
    ...{ alike: flags.length === 0 ? 0 : Math.max(1, new Set(told.flatMap(({ ids }) => ids)).size) },
    ...{ decided, may, steps, flags: told },
  };
}
