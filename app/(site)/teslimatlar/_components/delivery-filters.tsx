import { useTranslations } from 'next-intl';
import type { Tab } from '@/components/ui/link-row';
import { Pills } from '@/components/ui/pills';
import { Tabs } from '@/components/ui/tabs';
import { deliveryViews } from '@/contract/deliveries';
import { prizeAreas } from '@/contract/prizes';
import { type DeliveryFilter, deliveryPath, isListed } from '@/lib/format/delivery-paths';
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
  const tab = (label: string, changed: DeliveryFilter, ...kept: readonly DeliveryFilter[]): Tab => {
    const to = Object.assign({}, ...kept, changed);
    return { href: deliveryPath(to), label, isUnlisted: !isListed(to) };
  };
  return (
    <div className="mb-6 space-y-4">
      <Tabs
        label={t('filters.view')}
        current={current}
        tabs={[
          tab(t('views.all'), {}, ofMonth, ofArea),
          ...deliveryViews.map((one) => tab(t(`views.${one}`), { view: one }, ofMonth, ofArea)),
        ]}
      />
      <Pills
        label={t('filters.area')}
        current={current}
        pills={[
          tab(t('areas.all'), {}, ofMonth, ofView),
          ...prizeAreas.map((one) => tab(t(`areas.${one}`), { area: one }, ofMonth, ofView)),
        ]}
      />
      {months.length > 1 ? (
        <Pills
          label={t('filters.month')}
          current={current}
          pills={[
            tab(t('filters.allMonths'), {}, ofArea, ofView),
            ...months.map((one) => tab(monthText(one), { month: one }, ofArea, ofView)),
          ]}
        />
      ) : null}
    </div>
  );
}
