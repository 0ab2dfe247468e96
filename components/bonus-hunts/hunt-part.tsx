import type { HuntDetail } from '@/lib/data/hunt-view';
import { BonusTable } from './bonus-table';
import { HuntBoard } from './hunt-board';
import { NearestGuesses } from './nearest-guesses';

const parts = { board: HuntBoard, guesses: NearestGuesses, table: BonusTable } as const;

/** What of a hunt changes while people watch, and which part of it: the board, the leading guesses, or every bonus. */
export interface HuntPartProps {
  readonly hunt: HuntDetail;
  readonly part: keyof typeof parts;
}

/** A part of a hunt as it stands. */
export function HuntPart({ hunt, part }: HuntPartProps) {
  const Part = parts[part];
  return <Part hunt={hunt} />;
}
