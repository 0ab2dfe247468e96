import 'server-only';
import { useTranslations } from 'next-intl';
import { Bars, type FigureBar } from '@/components/figures/bars';
import { Figure } from '@/components/figures/figure';
import { SoftLink } from '@/components/ui/soft-link';
import type { OddResult } from '@/contract/special-odds';
import type { OddCounts, SpecialOdd } from '@/lib/data/special-odd-view';
import { formatDayMonth } from '@/lib/format/dates';
import { formatOdds } from '@/lib/format/odds';
import { pathTo } from '@/lib/paths';

interface OddsOverTimeProps {
  readonly slug: string;
  /** Over all time; null where the upstream keeps none. */
  readonly counts: OddCounts | null;
  /** The last ones that have a result, the newest first. */
  readonly odds: readonly SpecialOdd[];
}

const tones = { won: 'win', lost: 'plain', void: 'hollow', pending: 'plain' } as const satisfies Record<
  OddResult,
  FigureBar['tone']
>;

/** How a sponsor's special odds ended, in the order of time: a bar an odd, as high as it was, green where it won, hollow where it did not count. */
export function OddsOverTime({ slug, counts, odds }: OddsOverTimeProps) {
  const t = useTranslations('specialOdds');
  if (odds.length === 0) return null;
  const settled = [...odds].reverse();
  const bars = settled.map((odd) => ({
    value: odd.boostedOdds,
    text: t('record.bar', toTexts(odd, t(`results.${odd.result}`))),
    label: formatDayMonth(odd.settledAt) ?? '',
    tone: tones[odd.result],
  }));
  const rows = odds.map((odd) => ({
    key: odd.slug,
    cells: [
      formatDayMonth(odd.settledAt),
      odd.match,
      formatOdds(odd.boostedOdds),
      t(`results.${odd.result}`),
    ],
  }));
  const columns = [
    { title: t('record.day') },
    { title: t('record.match') },
    { title: t('record.odds'), align: 'end' },
    { title: t('record.result') },
  ] as const;
  return (
    <Figure
      title={t('record.figure')}
      note={t(counts ? 'record.sum' : 'record.last', { ...counts, count: odds.length })}
      table={{ columns, rows }}
      aside={
        <SoftLink href={pathTo('sponsorResults', slug)} className="figure-choice">
          {t('record.all')}
        </SoftLink>
      }
    >
      <Bars
        text={t('record.text', { count: odds.length, ...countResults(odds) })}
        bars={bars}
        formatTick={formatOdds}
        room={[3, 8]}
        heightClass="h-40"
      />
    </Figure>
  );
}

function toTexts({ match, selection, boostedOdds }: SpecialOdd, result: string) {
  return { match, selection, odds: formatOdds(boostedOdds), result };
}

function countResults(odds: readonly SpecialOdd[]): OddCounts {
  const of = (result: OddResult) => odds.filter((odd) => odd.result === result).length;
  return { won: of('won'), lost: of('lost'), void: of('void') };
}
