import { useTranslations } from 'next-intl';
import { Money } from '@/components/ui/amount';
import { DataTable } from '@/components/ui/data-table';
import { SoftLink } from '@/components/ui/soft-link';
import type { TicketRule } from '@/lib/data/raffle-view';
import { pathTo } from '@/lib/paths';

interface TicketRulesTableProps {
  readonly rules: readonly TicketRule[];
  /** Of the draw: several tables on a page must not share a name. */
  readonly title: string;
}

/** What a deposit earns at each sponsor: the cheapest ticket first. */
export function TicketRulesTable({ rules, title }: TicketRulesTableProps) {
  const t = useTranslations('raffles.rules');
  return (
    <DataTable
      caption={t('caption', { title })}
      isCaptionHidden
      columns={[
        { title: t('sponsor') },
        { title: t('perTicket'), align: 'end' },
        { title: t('minAmount'), align: 'end' },
        { title: t('maxPerUser'), align: 'end' },
      ]}
      rows={rules.map(({ sponsor, currency, ...rule }) => ({
        key: sponsor.name,
        cells: [
          <SponsorName key="sponsor" sponsor={sponsor} />,
          <Money key="amount" minor={rule.amountPerTicket} currency={currency} />,
          rule.minAmount === null ? '–' : <Money key="min" minor={rule.minAmount} currency={currency} />,
          rule.maxPerUser === null ? t('noLimit') : t('tickets', { count: rule.maxPerUser }),
        ],
      }))}
    />
  );
}

function SponsorName({ sponsor: { slug, name } }: Pick<TicketRule, 'sponsor'>) {
  if (slug === null) return <span className="font-semibold">{name}</span>;
  return (
    <SoftLink
      href={pathTo('sponsor', slug)}
      className="inline-flex min-h-6 items-center font-semibold underline-offset-4 hover:underline"
    >
      {name}
    </SoftLink>
  );
}
