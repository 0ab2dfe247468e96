import { useTranslations } from 'next-intl';
import type { MemberFigures } from '@/contract/desk-figures';
import { deskPages } from '@/lib/desk-pages';
import { formatCoins } from '@/lib/format/money';
import { DayArea } from './day-area';
import { DayBars } from './day-bars';
import { HeadNumber } from './head-number';

interface MemberFiguresProps {
  readonly figures: MemberFigures;
  readonly heightClass?: string;
}

/** New and active members of a span. */
export function MemberFigureCards({ figures: { days, joined, active, total }, ...size }: MemberFiguresProps) {
  const t = useTranslations('desk.figures.members');
  const count = days.length;
  const names = days.map(({ day }) => day);
  const { path } = deskPages.members;
  return (
    <>
      <DayBars
        title={t('joined')}
        note={t('joinedNote', { total: formatCoins(total) })}
        none={t('joinedNone', { count })}
        days={names}
        bars={{ name: t('joinedShort'), values: days.map((one) => one.joined) }}
        aside={<HeadNumber value={joined} label={t('joinedIn', { count })} href={path} />}
        {...size}
      />
      <DayArea
        title={t('active')}
        note={t('activeNote', { count })}
        none={t('activeNone', { count })}
        days={names}
        series={{ name: t('activeShort'), values: days.map((one) => one.active) }}
        aside={<HeadNumber value={active} label={t('activeIn', { count })} href={path} />}
        {...size}
      />
    </>
  );
}
