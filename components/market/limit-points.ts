import type { useTranslations } from 'next-intl';
import type { ChecklistPoint } from '@/components/requirements/checklist-line';
import type { MarketDetail } from '@/lib/data/market';
import { durationText } from './duration-text';

/** How much and how often an item asks for, after what its buyer must be; by the names of the API's own checklist. */
export function limitPoints(
  { perUserLimit, cooldownH, price }: MarketDetail,
  t: ReturnType<typeof useTranslations<'market'>>,
): ChecklistPoint[] {
  const points: ChecklistPoint[] = [];
  const add = (check: string, text: string) => points.push({ check, text, path: null });
  if (perUserLimit !== null) add('per_user_limit', t('needs.limit', { count: perUserLimit }));
  if (cooldownH !== null) add('cooldown', t('needs.cooldown', { time: durationText(cooldownH, t) }));
  add('balance', t('needs.balance', { amount: price }));
  return points;
}
