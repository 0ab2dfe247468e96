import { useTranslations } from 'next-intl';
import { DeliveryRow } from '@/components/deliveries/delivery-row';
import { Pager } from '@/components/ui/pager';
import type { DeliveryPage } from '@/lib/data/deliveries';

interface DeliveryListProps {
  readonly page: DeliveryPage;
  readonly path: string;
  readonly isFirst: boolean;
}

/** A page of prizes with the way to earlier ones. */
export function DeliveryList({ page: { prizes, nextCursor }, path, isFirst }: DeliveryListProps) {
  const t = useTranslations('deliveries');
  return (
    <section aria-label={t('list')}>
      {prizes.length > 0 ? (
        <ul className="divide-y divide-line overflow-hidden rounded-panel border border-line bg-surface">
          {prizes.map((prize) => (
            <DeliveryRow key={prize.id} prize={prize} />
          ))}
        </ul>
      ) : (
        <p className="rounded-panel border border-line bg-bg-raised px-5 py-6 text-text-2">{t('none')}</p>
      )}
      <Pager path={path} nextCursor={nextCursor} isFirst={isFirst} />
    </section>
  );
}
