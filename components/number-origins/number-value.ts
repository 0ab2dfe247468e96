import type { NumberOriginsWire } from '@/contract/number-origins';
import { formatAmount, formatCoins } from '@/lib/format/money';
import { formatX } from '@/lib/format/multiplier';

/** A number of a contest in its unit; a dash for none. */
export function numberValue(
  value: number | null,
  { unit, currency }: Pick<NumberOriginsWire, 'unit' | 'currency'>,
): string {
  if (value === null) return '–';
  if (unit === 'money') return formatAmount(value, currency ?? 'TRY');
  if (unit === 'x') return formatX(value / 100);
  return formatCoins(value);
}

/** The same for a number that is kept as a text: money in minor units where the contest counts in money. */
export function numberText(text: string | null, of: Pick<NumberOriginsWire, 'unit' | 'currency'>): string {
  return numberValue(text === null ? null : Number(text), of);
}
