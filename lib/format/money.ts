import { numberWriter } from './number-form';

const symbols: ReadonlyMap<string, string> = new Map([
  ['TRY', '₺'],
  ['USD', '$'],
  ['EUR', '€'],
]);

const twoDecimals = numberWriter({ minimumFractionDigits: 2, maximumFractionDigits: 2 });
const whole = numberWriter({ maximumFractionDigits: 0 });

/**
 * An amount in major units with two decimals and commas between thousands: `1234.5` is `1,234.50`, or `1.234,50` where the operator
 * wants it (D39). What is no finite number is `0` (D21). Text counts when all of it is a plain decimal number.
 */
export function formatMoney(value: unknown): string {
  const number = typeof value === 'string' ? parseDecimal(value) : value;
  if (typeof number !== 'number' || !Number.isFinite(number)) return '0';
  const text = twoDecimals(number);
  return /[1-9]/.test(text) ? text : text.replace('-', '');
}

/** An amount in minor units (kuruş, cent) with its currency's symbol; a currency without one shows its code behind. */
export function formatAmount(minorUnits: number, currency: string): string {
  return withSymbol(formatMoney(minorUnits / 100), currency);
}

/** An amount in major units beside an axis, without decimals: `₺150,000`. */
export function formatRoundAmount(majorUnits: number, currency: string): string {
  return withSymbol(whole(majorUnits), currency);
}

function withSymbol(text: string, currency: string): string {
  const symbol = symbols.get(currency);
  return symbol ? `${symbol}${text}` : `${text} ${currency}`;
}

/** A number of Sikke or of anything that is counted, whole: `12500` is `12,500`, or `12.500` (D39); what is no finite number is `0`. */
export function formatCoins(value: number): string {
  return Number.isFinite(value) ? whole(Math.trunc(value) + 0) : '0';
}

function parseDecimal(text: string): number {
  return /^\s*[+-]?(?:\d+\.?\d*|\.\d+)\s*$/.test(text) ? Number(text) : Number.NaN;
}
