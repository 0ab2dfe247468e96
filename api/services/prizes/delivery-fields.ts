import type { DeliveryWire } from '@/contract/claim-inputs';
import type { PrizeWire } from '@/contract/prizes';

type Field = keyof DeliveryWire;

/** What is asked of a winner, by what the prize is. Sikke and codes are handed over without a question. */
const needed: Readonly<Record<PrizeWire['type'], readonly Field[]>> = {
  coin: [],
  code: [],
  sponsor_bonus: ['site_username'],
  free_spin: ['site_username'],
  physical: ['name', 'surname', 'phone', 'address', 'city', 'country', 'zipcode'],
};

/** The fields that a prize needs to know for its delivery. */
export function toDeliveryFields({ type }: Pick<PrizeWire, 'type'>): readonly Field[] {
  return needed[type];
}
