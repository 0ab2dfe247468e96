import { numberWriter } from './number-form';

const fine = numberWriter({ minimumFractionDigits: 2, maximumFractionDigits: 2 });
const usual = numberWriter({ minimumFractionDigits: 1, maximumFractionDigits: 1 });
const whole = numberWriter({ maximumFractionDigits: 0 });

/**
 * A win over its bet: `0.82×`, `84.50×`, `298.3×`, `1,204×`, or `1.204×` (D39); as many decimals as tell two of that size apart, the rest
 * cut and not rounded up. A dash for what is not known.
 */
export function formatX(x: number | null): string {
  if (x === null || !Number.isFinite(x)) return '–';
  const hundredths = Math.round(x * 100);
  if (hundredths < 10_000) return `${fine(hundredths / 100)}×`;
  if (hundredths < 100_000) return `${usual(Math.floor(hundredths / 10) / 10)}×`;
  return `${whole(Math.floor(hundredths / 100))}×`;
}

const round = numberWriter({ maximumFractionDigits: 2 });

/** An X beside an axis, with no more decimals than it has: `0.1×`, `10×`, `1,000×`. */
export function formatRoundX(x: number): string {
  return `${round(x)}×`;
}
