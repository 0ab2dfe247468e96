import { useTranslations } from 'next-intl';
import { DataTable } from '@/components/ui/data-table';
import { Facts } from '@/components/ui/facts';
import type { ReportCounts, SponsorReport } from '@/contract/sponsor-reports';
import { costPerPlayer } from '@/lib/format/cost-per-player';
import { formatDay } from '@/lib/format/dates';
import { formatAmount, formatCoins } from '@/lib/format/money';
import { ReportMatters } from './report-matters';

interface ReportViewProps {
  readonly report: SponsorReport;
  /** Where the card of a claim stands for who looks. */
  readonly claimHref: (id: number) => string;
}

/** What came of the ways out to a sponsor: in all, what a person has to look at, by source and by day. */
export function ReportView({ report, claimHref }: ReportViewProps) {
  const t = useTranslations('sponsorReport');
  const { currency, total, rate, days, sources, matters } = report;
  const money = (amount: number | null) => (amount === null ? '–' : formatAmount(amount, currency));
  const facts = [
    { name: t('clicks'), value: formatCoins(total.clicks) },
    { name: t('registrations'), value: formatCoins(total.registrations) },
    { name: t('first_deposits'), value: formatCoins(total.first_deposits) },
    { name: t('deposits'), value: formatCoins(total.deposits) },
    { name: t('amount'), value: money(total.amount) },
    { name: t('tickets'), value: formatCoins(total.tickets) },
    { name: t('cost'), value: money(total.cost) },
    { name: t('perPlayer'), value: money(costPerPlayer(total)) },
  ];
  const columns = (first: string) => [
    { title: first },
    { title: t('clicks'), align: 'end' as const },
    { title: t('registrations'), align: 'end' as const },
    { title: t('first_deposits'), align: 'end' as const },
    { title: t('deposits'), align: 'end' as const },
    { title: t('amount'), align: 'end' as const, isMain: true },
    { title: t('tickets'), align: 'end' as const },
    { title: t('cost'), align: 'end' as const },
    { title: t('perPlayer'), align: 'end' as const },
  ];
  const toRow = (key: string, name: string, row: ReportCounts) => ({
    key,
    cells: [
      name,
      ...[row.clicks, row.registrations, row.first_deposits, row.deposits].map(formatCoins),
      money(row.amount),
      formatCoins(row.tickets),
      money(row.cost),
      money(costPerPlayer(row)),
    ],
  });
  const busy = days.filter((day) => day.clicks + day.registrations + day.deposits > 0);
  return (
    <div className="grid gap-8">
      <Facts facts={facts} />
      <p className="max-w-prose text-sm text-text-3">
        {rate ? t('rate', { of: rate.of, amount: money(rate.amount) }) : t('noRate')}
      </p>
      <ReportMatters matters={matters} claimHref={claimHref} />
      <section className="grid gap-3">
        <h2 className="font-display text-lg font-semibold">{t('bySource')}</h2>
        <p className="max-w-prose text-sm text-text-2">{t('sourceText')}</p>
        {sources.length > 0 ? (
          <DataTable
            caption={t('bySource')}
            isCaptionHidden
            columns={columns(t('source'))}
            rows={sources.map((row) => toRow(row.source, row.source, row))}
          />
        ) : (
          <p className="text-sm text-text-3">{t('nothing')}</p>
        )}
      </section>
      <section className="grid gap-3">
        <h2 className="font-display text-lg font-semibold">{t('byDay')}</h2>
        {busy.length > 0 ? (
          <DataTable
            caption={t('byDay')}
            isCaptionHidden
            isDense
            columns={columns(t('day'))}
            rows={busy
              .toReversed()
              .map((row) => toRow(row.day, formatDay(`${row.day}T12:00:00+03:00`) ?? row.day, row))}
          />
        ) : (
          <p className="text-sm text-text-3">{t('nothing')}</p>
        )}
      </section>
    </div>
  );
}
