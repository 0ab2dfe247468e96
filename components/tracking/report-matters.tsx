import { useTranslations } from 'next-intl';
import { DataTable } from '@/components/ui/data-table';
import { RelativeTime } from '@/components/ui/relative-time';
import { SoftLink } from '@/components/ui/soft-link';
import type { ReportMatter } from '@/contract/sponsor-reports';
import { formatAmount } from '@/lib/format/money';

interface ReportMattersProps {
  readonly matters: readonly ReportMatter[];
  readonly claimHref: (id: number) => string;
}

/** Deposits that a person has to look at, each with its reason and the claim it is near to; nothing where there is none. */
export function ReportMatters({ matters, claimHref }: ReportMattersProps) {
  const t = useTranslations('sponsorReport');
  if (matters.length === 0) return null;
  const rows = matters.map((one) => ({
    key: one.transaction_id,
    cells: [
      one.transaction_id,
      one.is_taken_back ? t('takenBack') : one.mismatches.map((name) => t(`mismatches.${name}`)).join(', '),
      one.site_username ?? '–',
      formatAmount(one.amount, one.currency),
      <RelativeTime key="at" iso={one.occurred_at} />,
      <SoftLink
        key="claim"
        href={claimHref(one.claim)}
        className="underline underline-offset-4 hover:text-text"
      >
        {t('claim', { id: one.claim })}
      </SoftLink>,
    ],
  }));
  return (
    <section className="grid gap-3">
      <h2 className="font-display text-lg font-semibold">{t('matters')}</h2>
      <p className="max-w-prose text-sm text-text-2">{t('mattersText')}</p>
      <DataTable
        caption={t('matters')}
        isCaptionHidden
        columns={[
          { title: t('transaction') },
          { title: t('reason') },
          { title: t('account') },
          { title: t('amount'), align: 'end', isMain: true },
          { title: t('when') },
          { title: t('claimTitle') },
        ]}
        rows={rows}
      />
    </section>
  );
}
