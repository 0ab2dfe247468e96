import { useTranslations } from 'next-intl';
import { ButtonLink } from '@/components/ui/button';
import { pathTo } from '@/lib/paths';

/** What a winner of a draw does now: the notice says it, the own prizes are where it is done; a guest logs in first. */
export function WinnersNextStep() {
  const t = useTranslations('raffles');
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 rounded-card border border-line bg-bg-raised px-4 py-3 text-sm leading-relaxed text-text-2">
      <p className="min-w-0">{t('winnersNextStep')}</p>
      <ButtonLink href={pathTo('ownPrizes')}>{t('how.prizes')}</ButtonLink>
    </div>
  );
}
