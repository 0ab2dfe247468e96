import { wagerPhase } from '../../../formulas/wager-phase';
import type { LinedRow } from '../kind';
import { type ImportProblem, type Refusal, refuse, toProblem } from '../problem';
import type { Race, Standing } from './standing-figures';
import type { StandingsRow } from './standings-row';

interface Figures {
  readonly race: Race;
  readonly rows: readonly LinedRow<StandingsRow>[];
  readonly standing: Standing;
  /** Whether the newest figures that stand have the same players and amounts. */
  readonly isSame: boolean;
}

/** Why the figures of a race cannot be taken: what each line says, otherwise what they are together, on the first one's line. */
export function listRefusals(figures: Figures, now: Date): ImportProblem[] {
  const [first, ...others] = figures.rows;
  if (!first) return [];
  const odd = others.flatMap(({ line, row }) => {
    const isOther = row.asOf.getTime() !== first.row.asOf.getTime();
    return [
      ...(isOther ? [toProblem(line, refuse('as_of', 'same_for_race'))] : []),
      ...(row.source !== first.row.source ? [toProblem(line, refuse('source', 'same_for_race'))] : []),
    ];
  });
  const refusal = findRefusal(figures, first.row.asOf, now);
  return refusal === null ? odd : [toProblem(first.line, refusal), ...odd];
}

function findRefusal({ race, standing, isSame }: Figures, asOf: Date, now: Date): Refusal | null {
  const { takenAt } = standing;
  if (isSame && takenAt?.getTime() === asOf.getTime()) return null;
  const phase = race.state === 'draft' ? 'draft' : wagerPhase(race, now.getTime());
  if (phase === 'draft') return refuse('race', 'publish_first');
  if (phase === 'final' || phase === 'paid' || phase === 'cancelled')
    return refuse('race', 'is_stage', { stage: phase });
  if (asOf > now) return refuse('as_of', 'not_ahead');
  if (takenAt && asOf < takenAt) return refuse('as_of', 'newer_figures', { moment: takenAt.toISOString() });
  if (takenAt && asOf.getTime() === takenAt.getTime()) return refuse('as_of', 'other_figures');
  if (takenAt && asOf <= race.startsAt) return refuse('as_of', 'baseline_stands');
  return null;
}
