import { formatAmount } from './money';
import { formatX } from './multiplier';

/** What a wager event counts, and its currency. */
export interface WagerUnit {
  readonly metric: 'turnover' | 'weighted' | 'multiplier';
  readonly currency: string;
}

/** A number of a wager event in its unit: money from minor units, or X from hundredths. */
export function formatWagerValue(value: number, { metric, currency }: WagerUnit): string {
  return metric === 'multiplier' ? formatX(value / 100) : formatAmount(value, currency);
}
