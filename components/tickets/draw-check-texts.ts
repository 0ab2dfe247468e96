import { useTranslations } from 'next-intl';
import type { DrawCheckTexts } from './draw-outcome';

/** The texts of the check, read where the page is made. */
export function useDrawCheckTexts(): DrawCheckTexts {
  const t = useTranslations('raffles.check');
  return {
    action: t('action'),
    failed: t('failed'),
    insecure: t('insecure'),
    unknown: t('unknown'),
    holds: t('holds'),
    differs: t('differs'),
    steps: {
      commitment: { yes: t('commitment.yes'), no: t('commitment.no') },
      list: { yes: t('list.yes'), no: t('list.no') },
      seed: { yes: t('seed.yes'), no: t('seed.no') },
      results: { yes: t('results.yes'), no: t('results.no') },
      own: { yes: t('own.yes'), no: t('own.no') },
    },
  };
}
