import { numberWriter } from './number-form';

const plain = numberWriter({ maximumFractionDigits: 2 });
const signed = numberWriter({ maximumFractionDigits: 2, signDisplay: 'exceptZero' });

/** A score or units with at most two decimals: `12.4`, or `12,4` (D39). */
export function formatUnits(units: number): string {
  return plain(units);
}

/** Units won or lost, with their sign: `+12.4`. */
export function formatSignedUnits(units: number): string {
  return signed(units);
}
