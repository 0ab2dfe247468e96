import { formatAmount } from '@/lib/format/money';

/** A result in minor units with its sign. */
export function toSigned(minorUnits: number, currency: string): string {
  const sign = minorUnits > 0 ? '+' : minorUnits < 0 ? '−' : '';
  return sign + formatAmount(Math.abs(minorUnits), currency);
}
