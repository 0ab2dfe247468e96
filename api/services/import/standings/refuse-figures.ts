import { wagerPhase } from '../../../formulas/wager-phase';
import type { LinedRow } from '../kind';
import type { ImportProblem } from '../problem';
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
      ...(isOther ? [{ line, text: 'as_of: must be the same for all players of a race' }] : []),
      ...(row.source !== first.row.source
        ? [{ line, text: 'source: must be the same for all players of a race' }]
        : []),
    ];
  });
  const text = findRefusal(figures, first.row.asOf, now);
  return text === null ? odd : [{ line: first.line, text }, ...odd];
}

function findRefusal({ race, standing, isSame }: Figures, asOf: Date, now: Date): string | null {
  const { takenAt } = standing;
  if (isSame && takenAt?.getTime() === asOf.getTime()) return null;
  const phase = race.state === 'draft' ? 'draft' : wagerPhase(race, now.getTime());
  if (phase === 'draft') return 'race: it is a draft; publish it first';
  if (phase === 'final' || phase === 'paid' || phase === 'cancelled') return `race: it is ${phase}`;
  if (asOf > now) return 'as_of: must not be ahead';
  if (takenAt && asOf < takenAt) return `as_of: newer figures stand, of ${takenAt.toISOString()}`;
  if (takenAt && asOf.getTime() === takenAt.getTime())
    return 'as_of: other figures of this moment stand; what was published is not changed, newer ones replace it';
  if (takenAt && asOf <= race.startsAt)
    return 'as_of: the baseline stands; the next figures are of after the start';
  return null;
}
