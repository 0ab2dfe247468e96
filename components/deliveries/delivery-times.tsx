import 'server-only';
import { useTranslations } from 'next-intl';
import { Figure } from '@/components/figures/figure';
import { type Lane, Lanes } from '@/components/figures/lanes';
import { SoftLink } from '@/components/ui/soft-link';
import type { DeliverySummaryWire } from '@/contract/deliveries';
import { durationText } from '@/lib/format/duration';
import { pathTo } from '@/lib/paths';

type Times = Pick<DeliverySummaryWire['types'][number], 'delivered' | 'at_once' | 'median_s'>;

/** Half of the prizes took no longer than this, by what they are and by sponsor; what the program handed over at once is left out and told beside it. */
export function DeliveryTimes({ types, sponsors }: Pick<DeliverySummaryWire, 'types' | 'sponsors'>) {
  const t = useTranslations('deliveries.times');
  const ofTypes = types.map(({ type, ...times }) => ({ ...times, key: type, name: t(`types.${type}`) }));
  const ofSponsors = sponsors.map(({ sponsor, ...times }) => ({
    ...times,
    key: sponsor.slug ?? sponsor.name,
    name: sponsor.slug ? (
      <SoftLink href={pathTo('sponsorDeliveries', sponsor.slug)} className="underline underline-offset-4">
        {sponsor.name}
      </SoftLink>
    ) : (
      sponsor.name
    ),
  }));
  return (
    <div className="grid items-start gap-5 lg:grid-cols-2">
      <TimesFigure title={t('byType')} rows={ofTypes} />
      <TimesFigure title={t('bySponsor')} rows={ofSponsors} />
    </div>
  );
}

interface TimesFigureProps {
  readonly title: string;
  readonly rows: readonly (Times & Pick<Lane, 'key' | 'name'>)[];
}

function TimesFigure({ title, rows }: TimesFigureProps) {
  const t = useTranslations('deliveries.times');
  const units = useTranslations('deliveries.units');
  if (rows.length === 0) return null;
  const lanes = rows.map(({ key, name, median_s, delivered, at_once }): Lane => {
    const time = median_s === null ? t(delivered > 0 ? 'atOnceAll' : 'none') : durationText(median_s, units);
    return {
      key,
      name,
      value: median_s ?? 0,
      // Where all were at once, the time says so already.
      valueText:
        delivered === 0 ? time : t('of', { time, count: delivered, atOnce: median_s === null ? 0 : at_once }),
    };
  });
  return (
    <Figure title={title} note={t('note')}>
      <Lanes label={title} lanes={lanes} />
    </Figure>
  );
}
