import { isGuessingOpen } from '../../bonus-hunts/is-guessing-open';
import type { Difference } from '../kind';
import { type Refusal, refuse } from '../problem';
import type { HuntRow } from './hunt-row';
import type { StoredHunt } from './hunt-stored';

type Change = Difference<HuntRow, StoredHunt>;
type Hunt = ReturnType<typeof mergeStored>;

/** Why a hunt as it would be stored makes no sense. */
export function impossibleHunt({ row, before, changes }: Change, now: Date): readonly Refusal[] {
  const hunt = mergeStored(row, before);
  const isNew = before?.state !== 'published' || changes.some(({ field }) => field === 'guessOpenUntil');
  const isLate = hunt.guessOpenUntil !== null && hunt.guessOpenUntil <= now;
  return [
    ...(hunt.guessLockRule === 'at_time' && !hunt.guessOpenUntil
      ? [refuse('guess_open_until', 'guess_time_needed')]
      : []),
    ...(hunt.state === 'published' && isNew && isLate ? [refuse('guess_open_until', 'must_be_ahead')] : []),
    ...(hunt.prizes.some(({ rank_to }) => rank_to > hunt.winnerCount)
      ? [refuse('prizes', 'place_beyond', { other: 'winner_count' })]
      : []),
    ...impossibleBonuses(hunt),
    ...impossibleEnd(hunt, { row, before, changes }, now),
  ];
}

/** The hunt as it would be stored. */
function mergeStored(row: HuntRow, before: StoredHunt | undefined) {
  const { collectBalance = before?.collectBalance ?? null } = row;
  const { guessOpenUntil = before?.guessOpenUntil ?? null } = row;
  return {
    ...{ collectBalance, guessOpenUntil },
    state: row.state ?? before?.state ?? 'draft',
    bonuses: row.bonuses ?? before?.bonuses ?? [],
    prizes: row.prizes ?? before?.prizes ?? [],
    winnerCount: row.winnerCount ?? before?.winnerCount ?? 1,
    startBalance: row.startBalance ?? before?.startBalance ?? 0,
    guessLockRule: row.guessLockRule ?? before?.guessLockRule ?? 'first_opened',
  };
}

/** What has been collected is known before the first bonus is opened. */
function impossibleBonuses({ bonuses, state, startBalance, collectBalance }: Hunt): Refusal[] {
  const isOpened = bonuses.some((bonus) => bonus.state === 'opened' || bonus.state === 'opening');
  return [
    ...(collectBalance !== null && collectBalance > startBalance
      ? [refuse('collect_balance', 'not_more_than', { other: 'start_balance' })]
      : []),
    ...(isOpened && state === 'draft' ? [refuse('bonuses', 'opened_in_draft')] : []),
    ...(isOpened && collectBalance === null ? [refuse('collect_balance', 'collect_needed')] : []),
  ];
}

/** An end balance is the last thing that is known of a hunt. */
function impossibleEnd({ bonuses, collectBalance }: Hunt, { row, before }: Change, now: Date): Refusal[] {
  if (row.endBalance === undefined || row.endBalance === (before?.endBalance ?? null)) return [];
  if (row.endBalance === null) return [refuse('end_balance', 'end_stays')];
  if (!before || before.stage === 'draft' || bonuses.length === 0 || collectBalance === null)
    return [refuse('end_balance', 'end_too_early')];
  const { stage: state, guessOpenUntil } = before;
  if (isGuessingOpen({ state, guessOpenUntil }, now.getTime()))
    return [refuse('end_balance', 'guessing_open')];
  const left = bonuses.filter((bonus) => bonus.state === 'unopened' || bonus.state === 'opening').length;
  return left > 0 ? [refuse('end_balance', 'bonuses_left', { count: left })] : [];
}
