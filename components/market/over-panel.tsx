import { useTranslations } from 'next-intl';
import { ButtonLink } from '@/components/ui/button';
import { routes } from '@/lib/routes';

/** In the place of the way to buy: that the item is sold no more, what becomes of its orders, and where the others stand. */
export function OverPanel() {
  const t = useTranslations('market');
  return (
    <section aria-labelledby="over" className="space-y-4 rounded-panel border border-line bg-surface p-5">
      <div className="space-y-2">
        <h2 id="over" className="font-display text-lg font-semibold">
          {t('left')}
        </h2>
        <p className="text-sm leading-relaxed text-text-2">{t('over.text')}</p>
      </div>
      <ButtonLink href={routes.market.path}>{t('over.toMarket')}</ButtonLink>
    </section>
  );
}
