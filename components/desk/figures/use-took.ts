import { useTranslations } from 'next-intl';

const hour = 3600;
const day = 24 * hour;

/** How long something took, in the two largest of days, hours and minutes; a dash where nothing did. */
export function useTook(): (seconds: number | null) => string {
  const t = useTranslations('desk.figures.took');
  return (seconds) => {
    if (seconds === null) return '–';
    const minutes = Math.round(seconds / 60);
    if (seconds < hour) return t('minutes', { minutes });
    if (seconds < 2 * day) return t('hours', { hours: Math.floor(minutes / 60), minutes: minutes % 60 });
    const hours = Math.round(seconds / hour);
    return t('days', { days: Math.floor(hours / 24), hours: hours % 24 });
  };
}
