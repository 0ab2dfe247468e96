import type { ClaimAction, ClaimStepWire, ClaimWire } from '@/contract/claims';
import type { ServiceContext } from '../../../context';
import { dueAt } from './due-at';
import { readHistory } from './history';
import { leadsOn } from './leads-on';
import type { ReviewKind, Subject } from './review-kind';
import { reviewSetting } from './review-setting';

/**
 * Claims as the owner (or, with `by`, a reviewer) sees them: what each is about, its history, until when
 * a decision is promised, and what can be done now.
 */
export async function claimWires(
  { db, log, clock }: Pick<ServiceContext, 'db' | 'log' | 'clock'>,
  kind: ReviewKind,
  subjects: readonly Subject[],
  by: 'owner' | 'reviewer',
): Promise<ClaimWire[]> {
  const ids = subjects.map(({ id }) => id);
  if (ids.length === 0) return [];
  const [details, history, { hours }] = await Promise.all([
    kind.describe(db, ids),
    readHistory(db, kind.kind, ids),
    reviewSetting({ db, log }),
  ]);
  return subjects.map((subject) => {
    const about = details.get(subject.id) ?? {};
    return {
      kind: kind.kind,
      id: subject.id,
      state: subject.state,
      created_at: subject.createdAt.toISOString(),
      due_at: dueAt(kind, subject, hours[kind.kind]),
      details: about,
      steps: withFirst(kind, subject, history.get(subject.id) ?? []),
      may: listActions(kind, subject, { by, now: clock.now() }).filter(
        (action) => kind.isOffered?.(action, about) ?? true,
      ),
    };
  });
}

/** What has no step of its own is told all the same: a claim from before there was a history, a prize that was won. */
function withFirst(
  { begins = { by: 'member', state: 'pending' } }: ReviewKind,
  { createdAt }: Subject,
  steps: readonly ClaimStepWire[],
): ClaimStepWire[] {
  if (steps[0]?.action === 'submit') return [...steps];
  return [{ action: 'submit', ...begins, at: createdAt.toISOString(), files: [] }, ...steps];
}

function listActions(
  { moves }: ReviewKind,
  subject: Subject,
  { by, now }: { readonly by: 'owner' | 'reviewer'; readonly now: number },
): ClaimAction[] {
  const actions = Object.keys(moves) as ClaimAction[];
  return actions.filter((action) => {
    const move = moves[action];
    return move?.by === by && leadsOn(move, subject, now);
  });
}
