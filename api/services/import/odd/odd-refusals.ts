import { fixedTerms, type Reliance } from '../fixed-terms';
import type { Difference } from '../kind';
import { type Refusal, refuse } from '../problem';
import type { OddRow } from './odd-row';
import type { StoredOdd } from './odd-stored';

type Change = Difference<OddRow, StoredOdd>;

/**
 * Why an odd may not be stored as a file has it. While it can be taken, odds, cap and times may move, for each move stands on its page (ADR 045);
 * whose it is and what is bet on may not. Once it has ended only what promises nothing may.
 */
export function oddRefusals({ row, before, changes }: Change, now: Date): Refusal[] {
  return [
    ...disorder(row, before),
    ...stateRefusals({ row, before, changes }, now),
    ...(before ? fixedTerms(changes, relianceOn(before, now)) : []),
    ...resultRefusals({ row, before, changes }, now),
  ];
}

/** What a new one must have. */
export const oddNeeds = [
  ...(['sponsor', 'league', 'match', 'marketName', 'selection', 'normalOdds', 'boostedOdds'] as const),
  ...(['maxBet', 'kickoffAt', 'startsAt'] as const),
];

/** When it ends: where a new one does not say it, at the kick-off. */
export function resolveEnd(row: OddRow, before: Pick<StoredOdd, 'endsAt'> | undefined): Date | undefined {
  return row.endsAt ?? before?.endsAt ?? row.kickoffAt;
}

function disorder(row: OddRow, before: StoredOdd | undefined): Refusal[] {
  const [normal, boosted] = [row.normalOdds ?? before?.normalOdds, row.boostedOdds ?? before?.boostedOdds];
  const [start, kickoff] = [row.startsAt ?? before?.startsAt, row.kickoffAt ?? before?.kickoffAt];
  const end = resolveEnd(row, before);
  return [
    ...(normal && boosted && boosted <= normal
      ? [refuse('boosted_odds', 'higher_than', { other: 'normal_odds' })]
      : []),
    ...(start && end && end <= start ? [refuse('ends_at', 'later_than', { other: 'starts_at' })] : []),
    ...(end && kickoff && end > kickoff
      ? [refuse('ends_at', 'not_later_than', { other: 'kickoff_at' })]
      : []),
  ];
}

function stateRefusals({ row, before, changes }: Change, now: Date): Refusal[] {
  const end = resolveEnd(row, before);
  const isPublished = (row.state ?? before?.state) === 'published';
  const isMoved = before?.state !== 'published' || changes.some(({ field }) => field === 'endsAt');
  const isOver = before !== undefined && before.stage !== 'draft' && before.endsAt <= now;
  return [
    ...(before && before.state !== 'draft' && row.state === 'draft'
      ? [refuse('state', 'cancel_instead')]
      : []),
    ...(before?.stage === 'cancelled' && row.state === 'published' ? [refuse('state', 'is_cancelled')] : []),
    ...(before?.stage === 'settled' && row.state === 'cancelled' ? [refuse('state', 'is_settled')] : []),
    ...(isPublished && isMoved && !isOver && end && end <= now ? [refuse('ends_at', 'must_be_ahead')] : []),
  ];
}

interface Fixed {
  readonly free: readonly string[];
  readonly why: Reliance | null;
}

/** What may still change of a published odd, and why nothing else may. */
function relianceOn({ stage, startsAt, endsAt }: StoredOdd, now: Date): Fixed {
  const texts = ['league', 'note', 'link', 'code', 'state', 'result'];
  const recorded = ['selection', 'normalOdds', 'boostedOdds', 'maxBet', 'minDeposit', 'kickoffAt', 'endsAt'];
  if (stage === 'draft') return { free: [], why: null };
  if (stage !== 'scheduled') return { free: texts, why: { reason: 'stage', stage } };
  if (endsAt <= now) return { free: texts, why: { reason: 'ended' } };
  return { free: [...texts, ...recorded], why: startsAt <= now ? { reason: 'takeable' } : null };
}

/** A result is of a match that was played, and stands. */
function resultRefusals({ row, before, changes }: Change, now: Date): Refusal[] {
  if (row.result === undefined || row.result === before?.result) return [];
  if (!before) return row.result === 'pending' ? [] : [refuse('result', 'no_result_yet')];
  if (before.stage === 'settled') return [refuse('result', 'result_stands', { result: before.result })];
  if (before.stage === 'draft') return [refuse('result', 'no_result_yet')];
  if (
    before.stage === 'cancelled' ||
    changes.some(({ field, to }) => field === 'state' && to === 'cancelled')
  )
    return [refuse('result', 'result_of_cancelled')];
  return before.kickoffAt > now
    ? [refuse('result', 'match_ahead', { moment: before.kickoffAt.toISOString() })]
    : [];
}
