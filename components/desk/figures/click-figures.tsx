import { useTranslations } from 'next-intl';
import { Figure } from '@/components/figures/figure';
import { Lanes } from '@/components/figures/lanes';
import { SoftLink } from '@/components/ui/soft-link';
import type { ClickFigures } from '@/contract/desk-figures';
import { deskEntryPath } from '@/lib/desk-paths';
import { formatCoins } from '@/lib/format/money';
import { DayBars } from './day-bars';
import { HeadNumber } from './head-number';

interface ClickFiguresProps {
  readonly figures: ClickFigures;
  readonly heightClass?: string;
}

/** How often sponsors' addresses were given out, day by day. */
export function ClickDaysCard({ figures: { days, clicks }, ...size }: ClickFiguresProps) {
  const t = useTranslations('desk.figures.clicks');
  const count = days.length;
  return (
    <DayBars
      title={t('days')}
      note={t('daysNote')}
      none={t('none', { count })}
      days={days.map(({ day }) => day)}
      bars={{ name: t('short'), values: days.map((one) => one.clicks) }}
      aside={
        <HeadNumber value={clicks} label={t('in', { count })} href={deskEntryPath('content', 'sponsors')} />
      }
      {...size}
    />
  );
}

/** How often each sponsor's was, the most clicked first; each name leads to the sponsor's form. */
export function ClickSponsorsCard({ figures: { sponsors } }: Pick<ClickFiguresProps, 'figures'>) {
  const t = useTranslations('desk.figures.clicks');
  if (sponsors.length === 0) return null;
  return (
    <Figure title={t('sponsors')} level="h3">
      <Lanes
        label={t('sponsors')}
        lanes={sponsors.map(({ slug, name, clicks }) => ({
          key: slug,
          name: (
            <SoftLink href={deskEntryPath('content', 'sponsors', slug)} className="desk-way block truncate">
              {name}
            </SoftLink>
          ),
          value: clicks,
          valueText: formatCoins(clicks),
        }))}
      />
    </Figure>
  );
}
