import type { useTranslations } from 'next-intl';

/** A number of hours as people say it: days where it comes out even. */
export function durationText(hours: number, t: ReturnType<typeof useTranslations<'market'>>): string {
  return hours >= 24 && hours % 24 === 0 ? t('days', { count: hours / 24 }) : t('hours', { count: hours });
}
