import type { useTranslations } from 'next-intl';
import type { FrozenBoardName } from '@/contract/leaders';
import { formatDay } from './dates';

/** A frozen leaderboard in words: `Sikke, Hafta, 16 Kasım 2026`. */
export function boardText(
  { metric, period, start }: FrozenBoardName,
  t: ReturnType<typeof useTranslations<'leaders'>>,
): string {
  return [t(`metrics.${metric}.tab`), t(`periodNames.${period}`), formatDay(start)].join(', ');
}
