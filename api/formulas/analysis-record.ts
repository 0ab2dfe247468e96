import type { AnalysisRecordWire, AnalysisResult } from '@/contract/analyses';

/** A pick as far as a record goes: decimal odds with two decimals, the stake in units with one. */
export interface FiguredPick {
  readonly result: AnalysisResult;
  readonly odds: number;
  readonly unit: number;
}

/**
 * The sums of settled picks: how many of each result, what was staked on those won and lost, and what came back beyond it. In thousandths
 * of a unit, whole numbers, so that no binary fraction tips a half.
 */
export interface PickSums {
  readonly won: number;
  readonly lost: number;
  readonly void: number;
  readonly staked: number;
  readonly profit: number;
}

/** Sums picks one by one; the database does the same in one statement, and a test holds the two equal. */
export function sumPicks(picks: readonly FiguredPick[]): PickSums {
  const countByResult = (result: AnalysisResult) => picks.filter((pick) => pick.result === result).length;
  const decided = picks.filter(({ result }) => result === 'won' || result === 'lost');
  return {
    won: countByResult('won'),
    lost: countByResult('lost'),
    void: countByResult('void'),
    staked: decided.reduce((sum, { unit }) => sum + Math.round(unit * 10) * 100, 0),
    profit: decided.reduce((sum, pick) => sum + computeProfit(pick), 0),
  };
}

/** The stake times the odds less the stake, or the stake lost; thousandths of a unit. */
function computeProfit({ result, odds, unit }: FiguredPick): number {
  const tenths = Math.round(unit * 10);
  return result === 'won' ? tenths * (Math.round(odds * 100) - 100) : -tenths * 100;
}

/**
 * The record: `hit_rate` is won over won and lost, `roi` the profit over the stake, both in percent with one decimal and null while nothing
 * counts; `units` is the profit with two.
 */
export function toRecord({ won, lost, void: voided, staked, profit }: PickSums): AnalysisRecordWire {
  const decided = won + lost;
  return {
    won,
    lost,
    void: voided,
    hit_rate: decided === 0 ? null : Math.round((won * 1000) / decided) / 10,
    roi: staked === 0 ? null : Math.round((profit * 1000) / staked) / 10,
    units: Math.round(profit / 10) / 100,
  };
}
