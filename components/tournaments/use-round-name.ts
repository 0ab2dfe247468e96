import { useTranslations } from 'next-intl';

/** What a round is called: final, semi-final, quarter-final, before them its number. */
export function useRoundName(): (round: number, remaining: number) => string {
  const t = useTranslations('bracket');
  return (round, remaining) => {
    if (remaining === 0) return t('final');
    if (remaining === 1) return t('semifinal');
    return remaining === 2 ? t('quarterfinal') : t('round', { round });
  };
}
