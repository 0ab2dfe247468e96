import { useTranslations } from 'next-intl';
import { Pills } from '@/components/ui/pills';
import { Tabs } from '@/components/ui/tabs';
import { deliveryViews } from '@/contract/deliveries';
import { prizeAreas } from '@/contract/prizes';
import { type DeliveryFilter, deliveryPath } from '@/lib/format/delivery-paths';
import { monthText } from '@/lib/format/month-text';

interface DeliveryFiltersProps {
  readonly filter: DeliveryFilter;
  /** In which something was won, the last one first. */
  readonly months: readonly string[];
}

/** What the list can be narrowed to: by how far prizes are, by what they were won in, by month; each keeps the others. */
export function DeliveryFilters({ filter: { month, area, view }, months }: DeliveryFiltersProps) {
  const t = useTranslations('deliveries');
  const [ofMonth, ofArea, ofView] = [month ? { month } : {}, area ? { area } : {}, view ? { view } : {}];
  const current = deliveryPath({ ...ofMonth, ...ofArea, ...ofView });
  const path = (changed: DeliveryFilter, ...kept: readonly DeliveryFilter[]) =>
    deliveryPath(Object.assign({}, ...kept, changed));
  return (
    <div className="mb-6 space-y-4">
      <Tabs
        label={t('filters.view')}
        current={current}
        tabs={[
          { href: path({}, ofMonth, ofArea), label: t('views.all') },
          ...deliveryViews.map((one) => ({
            href: path({ view: one }, ofMonth, ofArea),
            label: t(`views.${one}`),
          })),
        ]}
      />
      <Pills
        label={t('filters.area')}
        current={current}
        pills={[
          { href: path({}, ofMonth, ofView), label: t('areas.all') },
          ...prizeAreas.map((one) => ({
            href: path({ area: one }, ofMonth, ofView),
            label: t(`areas.${one}`),
          })),
        ]}
      />
      {months.length > 1 ? (
        <Pills
          label={t('filters.month')}
          current={current}
          pills={[
            { href: path({}, ofArea, ofView), label: t('filters.allMonths') },
            ...months.map((one) => ({ href: path({ month: one }, ofArea, ofView), label: monthText(one) })),
          ]}
        />
      ) : null}
    </div>
  );
}
