import { useTranslations } from 'next-intl';
import type { DrawCheckTexts } from './draw-outcome';

/** The texts of the check, read where the page is made. */
export function useDrawCheckTexts(): DrawCheckTexts {
  const t = useTranslations('draws.check');
  return {
    action: t('action'),
    failed: t('failed'),
    insecure: t('insecure'),
    unknown: t('unknown'),
    holds: t('holds'),
    soFar: t('soFar'),
    differs: t('differs'),
    steps: {
      commitment: { yes: t('commitment.yes'), no: t('commitment.no') },
      list: { yes: t('list.yes'), no: t('list.no') },
      round: { yes: t('round.yes'), no: t('round.no') },
      beacon: { yes: t('beacon.yes'), no: t('beacon.no') },
      seed: { yes: t('seed.yes'), no: t('seed.no') },
      results: { yes: t('results.yes'), no: t('results.no') },
      own: { yes: t('own.yes'), no: t('own.no') },
    },
    line: {
      title: t('line.title'),
      text: t('line.text'),
      left: t('line.left'),
      right: t('line.right'),
    },
  };
}
