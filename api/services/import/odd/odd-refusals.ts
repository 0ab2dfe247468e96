import { absentColumns } from '../absent-columns';
import { fixedTerms } from '../fixed-terms';
import type { Difference } from '../kind';
import type { OddRow } from './odd-row';
import type { StoredOdd } from './odd-stored';

type Change = Difference<OddRow, StoredOdd>;

/**
 * Why an odd may not be stored as a file has it. While it can be taken, odds, cap and times may move, for each move stands on its page (ADR 045);
 * whose it is and what is bet on may not. Once it has ended only what promises nothing may.
 */
export function oddRefusals({ row, before, changes }: Change, now: Date): string[] {
  return [
    ...(before ? [] : absentColumns(row, neededColumns)),
    ...disorder(row, before),
    ...stateRefusals({ row, before, changes }, now),
    ...(before ? fixedTerms(changes, relianceOn(before, now)) : []),
    ...resultRefusals({ row, before, changes }, now),
  ];
}

const neededColumns = [
  ...(['sponsor', 'league', 'match', 'marketName', 'selection', 'normalOdds', 'boostedOdds'] as const),
  ...(['maxBet', 'kickoffAt', 'startsAt'] as const),
];

/** When it ends: where a new one does not say it, at the kick-off. */
export function resolveEnd(row: OddRow, before: Pick<StoredOdd, 'endsAt'> | undefined): Date | undefined {
  return row.endsAt ?? before?.endsAt ?? row.kickoffAt;
}

function disorder(row: OddRow, before: StoredOdd | undefined): string[] {
  const [normal, boosted] = [row.normalOdds ?? before?.normalOdds, row.boostedOdds ?? before?.boostedOdds];
  const [start, kickoff] = [row.startsAt ?? before?.startsAt, row.kickoffAt ?? before?.kickoffAt];
  const end = resolveEnd(row, before);
  return [
    ...(normal && boosted && boosted <= normal ? ['boosted_odds: must be higher than normal_odds'] : []),
    ...(start && end && end <= start ? ['ends_at: must be later than starts_at'] : []),
    ...(end && kickoff && end > kickoff ? ['ends_at: must not be later than kickoff_at'] : []),
  ];
}

function stateRefusals({ row, before, changes }: Change, now: Date): string[] {
  const end = resolveEnd(row, before);
  const isPublished = (row.state ?? before?.state) === 'published';
  const isMoved = before?.state !== 'published' || changes.some(({ field }) => field === 'endsAt');
  const isOver = before !== undefined && before.stage !== 'draft' && before.endsAt <= now;
  return [
    ...(before && before.state !== 'draft' && row.state === 'draft'
      ? ['state: it was on the pages already; cancel it']
      : []),
    ...(before?.stage === 'cancelled' && row.state === 'published' ? ['state: it is cancelled'] : []),
    ...(before?.stage === 'settled' && row.state === 'cancelled' ? ['state: it is settled'] : []),
    ...(isPublished && isMoved && !isOver && end && end <= now
      ? ['ends_at: must be ahead for what is published']
      : []),
  ];
}

/** What may still change of a published odd, and why nothing else may. */
function relianceOn({ stage, startsAt, endsAt }: StoredOdd, now: Date) {
  const texts = ['league', 'note', 'link', 'code', 'state', 'result'];
  const recorded = ['selection', 'normalOdds', 'boostedOdds', 'maxBet', 'minDeposit', 'kickoffAt', 'endsAt'];
  if (stage === 'draft') return { free: [], why: null };
  if (stage !== 'scheduled') return { free: texts, why: `it is ${stage}` };
  if (endsAt <= now) return { free: texts, why: 'it has ended' };
  return { free: [...texts, ...recorded], why: startsAt <= now ? 'it can be taken already' : null };
}

/** A result is of a match that was played, and stands. */
function resultRefusals({ row, before, changes }: Change, now: Date): string[] {
  if (row.result === undefined || row.result === before?.result) return [];
  if (!before)
    return row.result === 'pending' ? [] : ['result: only an odd that was on the site can have one'];
  if (before.stage === 'settled') return [`result: it was settled as ${before.result}, which stands`];
  if (before.stage === 'draft') return ['result: only an odd that was on the site can have one'];
  if (
    before.stage === 'cancelled' ||
    changes.some(({ field, to }) => field === 'state' && to === 'cancelled')
  )
    return ['result: a cancelled one has none'];
  return before.kickoffAt > now
    ? [`result: its match does not begin before ${before.kickoffAt.toISOString()}`]
    : [];
}
