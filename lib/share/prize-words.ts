import type { PrizeWire } from '@/contract/prizes';
import { formatAmount, formatCoins } from '@/lib/format/money';
import type { Words } from './words';

type Prize = Pick<PrizeWire, 'type' | 'title' | 'amount' | 'currency'>;

/** A prize in one line of text. */
export function prizeWords({ type, title, amount, currency }: Prize, words: Words): string {
  if (amount === null) return title;
  if (type === 'coin') return `${formatCoins(amount)} ${words('leadersOwn.units.coins')}`;
  return `${currency === null ? `${formatCoins(amount)} ×` : formatAmount(amount, currency)} ${title}`;
}
