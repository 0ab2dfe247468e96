import { isGuessingOpen } from '../../bonus-hunts/is-guessing-open';
import type { Difference } from '../kind';
import type { HuntRow } from './hunt-row';
import type { StoredHunt } from './hunt-stored';

type Change = Difference<HuntRow, StoredHunt>;
type Hunt = ReturnType<typeof mergeStored>;

/** Why a hunt as it would be stored makes no sense, a sentence each. */
export function impossibleHunt({ row, before, changes }: Change, now: Date): readonly string[] {
  const hunt = mergeStored(row, before);
  const isNew = before?.state !== 'published' || changes.some(({ field }) => field === 'guessOpenUntil');
  const isLate = hunt.guessOpenUntil !== null && hunt.guessOpenUntil <= now;
  return [
    ...(hunt.guessLockRule === 'at_time' && !hunt.guessOpenUntil
      ? ['guess_open_until: must be given where guessing ends at a time']
      : []),
    ...(hunt.state === 'published' && isNew && isLate ? ['guess_open_until: must be ahead'] : []),
    ...(hunt.prizes.some(({ rank_to }) => rank_to > hunt.winnerCount)
      ? ['prizes: a place is beyond winner_count']
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
function impossibleBonuses({ bonuses, state, startBalance, collectBalance }: Hunt): string[] {
  const isOpened = bonuses.some((bonus) => bonus.state === 'opened' || bonus.state === 'opening');
  return [
    ...(collectBalance !== null && collectBalance > startBalance
      ? ['collect_balance: must not be more than start_balance']
      : []),
    ...(isOpened && state === 'draft' ? ['bonuses: none is opened before the hunt is published'] : []),
    ...(isOpened && collectBalance === null ? ['collect_balance: must be given once a bonus is opened'] : []),
  ];
}

/** An end balance is the last thing that is known of a hunt. */
function impossibleEnd({ bonuses, collectBalance }: Hunt, { row, before }: Change, now: Date): string[] {
  if (row.endBalance === undefined || row.endBalance === (before?.endBalance ?? null)) return [];
  if (row.endBalance === null) return ['end_balance: cannot be taken away'];
  if (!before || before.stage === 'draft' || bonuses.length === 0 || collectBalance === null)
    return ['end_balance: comes once the bonuses are opened'];
  const { stage: state, guessOpenUntil } = before;
  if (isGuessingOpen({ state, guessOpenUntil }, now.getTime()))
    return ['end_balance: guessing is open still; it ends with a file in which a bonus is opened'];
  const left = bonuses.filter((bonus) => bonus.state === 'unopened' || bonus.state === 'opening').length;
  return left > 0 ? [`end_balance: bonuses that are not opened yet: ${left}`] : [];
}
