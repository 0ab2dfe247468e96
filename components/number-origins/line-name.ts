import type { useTranslations } from 'next-intl';
import type { NumberArea, NumberLine } from '@/contract/number-origins';

/** A line by its place and name; the two ends of a hunt have names of their own, a bracket's place is its round. */
export function lineName(
  { rank, name }: Pick<NumberLine, 'rank' | 'name'>,
  area: NumberArea,
  t: ReturnType<typeof useTranslations<'numbers'>>,
): string {
  if (area === 'hunt' && (name === 'start' || name === 'end')) return t(`ends.${name}`);
  return rank ? t(`places.${area}`, { rank, name }) : name;
}
