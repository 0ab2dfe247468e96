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
export function buyRefusals({ row, before, changes }: Change): Refusal[] {
  if (before && before.state !== 'draft' && row.state === 'draft') return [cannotBecomeDraft];
  return [
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
  if (state === 'finished' || state === 'archived') return { reason: 'ended' };
  const isPlayed = state !== 'draft' && entries.some((entry) => entry.state === 'done');
  return isPlayed ? { reason: 'figures_stand' } : null;
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
