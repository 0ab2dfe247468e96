import { numberWriter } from './number-form';

const oneDecimal = numberWriter({ maximumFractionDigits: 1 });
const twoDecimals = numberWriter({ maximumFractionDigits: 2 });

/** A share in percent, given as `91.25`: `%91.3`, its sign in front as Turkish has it. A dash for what is not known. */
export function formatPercent(value: number | null): string {
  return value === null || !Number.isFinite(value) ? '–' : withSign(oneDecimal(value));
}

/** A part of a whole in percent: `%2.41`; `%0` where there is no whole. */
export function formatShare(part: number, whole: number): string {
  return withSign(twoDecimals(whole > 0 ? (part / whole) * 100 : 0));
}

function withSign(number: string): string {
  return number.startsWith('-') ? `-%${number.slice(1)}` : `%${number}`;
}
