import { coinCases, coinForm } from '@/contract/coin-words';
import { defaultNames } from '@/contract/named-texts';

/** The form of a coin's name that a field named `coin_acc`, `coin_dat` … may leave empty; undefined for another field. */
export function usualCoinForm(field: string, coin: unknown): string | undefined {
  const form = coinCases.find((one) => field === `coin_${one}`);
  const typed = typeof coin === 'string' ? coin.trim() : '';
  return form && coinForm(typed || defaultNames.coin, form);
}
