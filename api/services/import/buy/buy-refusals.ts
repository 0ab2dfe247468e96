import { fixedTerms, type Reliance } from '../fixed-terms';
import type { Difference } from '../kind';
import { type Refusal, refuse } from '../problem';
import { cannotBecomeDraft } from '../publication';
import type { BuyRow } from './buy-row';
import type { StoredBuy } from './buy-stored';

type Change = Difference<BuyRow, StoredBuy>;

/** What a new one must have. */
export const buyNeeds = ['title', 'startedAt'] as const;

/** Why a session may not be stored as a file has it: the money of what was played, and when it was, stay. */
export function buyRefusals({ row, before, changes }: Change, now: Date): Refusal[] {
  if (before && before.state !== 'draft' && row.state === 'draft') return [cannotBecomeDraft];
  return [
    ...aheadRefusals(row, before, now),
    ...endRefusals(row, before),
    ...(before
      ? fixedTerms(
          changes.filter(({ field }) => terms.includes(field)),
          { free: [], why: relianceOn(before) },
        )
      : []),
  ];
}

const terms = ['currency', 'budget', 'startedAt', 'finishedAt'];

function relianceOn({ state, entries }: StoredBuy): Reliance | null {
  if (isOver(state)) return { reason: 'ended' };
  const isPlayed = state !== 'draft' && entries.some((entry) => entry.state === 'done');
  return isPlayed ? { reason: 'figures_stand' } : null;
}

/** What has not begun cannot become over. */
function aheadRefusals(row: BuyRow, before: StoredBuy | undefined, now: Date): Refusal[] {
  const [state, start] = [row.state ?? before?.state, row.startedAt ?? before?.startedAt];
  const becomesOver = isOver(state) && !isOver(before?.state);
  return becomesOver && start && start > now ? [refuse('state', 'not_begun')] : [];
}

function isOver(state: StoredBuy['state'] | undefined): boolean {
  return state === 'finished' || state === 'archived';
}

/** Only what has ended has an end, after its start; and then nothing of it waits to be played. */
function endRefusals(row: BuyRow, before: StoredBuy | undefined): Refusal[] {
  const [state, start] = [row.state ?? before?.state ?? 'draft', row.startedAt ?? before?.startedAt];
  if (state === 'draft' || state === 'live')
    return row.finishedAt ? [refuse('finished_at', 'only_of_ended')] : [];
  const waiting = (row.entries ?? before?.entries ?? []).filter((entry) => isWaiting(entry.state));
  return [
    ...(start && row.finishedAt && row.finishedAt <= start
      ? [refuse('finished_at', 'later_than', { other: 'started_at' })]
      : []),
    ...(waiting.length > 0 ? [refuse('entries', 'bonuses_left', { count: waiting.length })] : []),
  ];
}

function isWaiting(state: StoredBuy['entries'][number]['state']): boolean {
  return state === 'queued' || state === 'playing';
}
