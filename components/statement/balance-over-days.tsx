import 'server-only';
import { useTranslations } from 'next-intl';
import { Area } from '@/components/figures/area';
import { Figure } from '@/components/figures/figure';
import { SoftLink } from '@/components/ui/soft-link';
import type { StatementSummary } from '@/lib/data/statement-summary';
import { formatDay, formatDayMonth } from '@/lib/format/dates';
import { formatCoins } from '@/lib/format/money';
import { pathTo } from '@/lib/paths';
import { infoPagePath } from '@/lib/routes';

interface BalanceOverDaysProps {
  readonly summary: StatementSummary;
}

/** The balance at the end of each day as an area, over thirty days or ninety. */
export function BalanceOverDays({ summary: { span, days, came, went } }: BalanceOverDaysProps) {
  const t = useTranslations('statement.overDays');
  const note = t('note', { came: formatCoins(came), went: formatCoins(went) });
  return (
    <Figure
      title={t('title')}
      note={note}
      aside={<Spans current={span} />}
      table={{
        columns: [
          { title: t('day') },
          { title: t('came'), align: 'end' },
          { title: t('went'), align: 'end' },
          { title: t('balance'), align: 'end' },
        ],
        rows: days.toReversed().map((day) => ({
          key: day.day,
          cells: [formatDay(day.day), formatCoins(day.came), formatCoins(day.went), formatCoins(day.balance)],
        })),
      }}
    >
      <Area
        text={`${t('title')}. ${note}`}
        points={days.map(({ day, balance }) => ({
          value: balance,
          text: `${formatDayMonth(day)}: ${formatCoins(balance)}`,
          label: formatDayMonth(day) ?? day,
        }))}
        formatTick={formatCoins}
        className="curve curve-coin"
        heightClass="h-56"
      />
    </Figure>
  );
}

/** The two spans as links, the one that is shown marked. */
function Spans({ current }: { readonly current: StatementSummary['span'] }) {
  const t = useTranslations('statement.overDays');
  const spans = [
    { span: '30', href: infoPagePath('hareketler') },
    { span: '90', href: pathTo('statementQuarter') },
  ] as const;
  return (
    <nav aria-label={t('spans')}>
      <ul className="flex gap-2">
        {spans.map(({ span, href }) => (
          <li key={span}>
            <SoftLink
              href={href}
              aria-current={span === current ? 'page' : undefined}
              className="figure-choice"
            >
              {t('days', { count: Number(span) })}
            </SoftLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
