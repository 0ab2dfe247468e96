import { useTranslations } from 'next-intl';
import { Field } from '@/components/ui/field';
import { FoldSummary } from '@/components/ui/fold-summary';
import { SelectField } from '@/components/ui/select-field';
import type { TicketRule } from '@/lib/data/raffle-view';
import { formatMoney } from '@/lib/format/money';
import { TicketRulesTable } from './ticket-rules-table';
import { TicketSum } from './ticket-sum';

interface TicketRulesProps {
  readonly rules: readonly TicketRule[];
  /** Of the draw: several of these on a page must not share a name. */
  readonly title: string;
  /** One below the heading that it stands under. */
  readonly heading: 'h2' | 'h3';
  /** Folded away under its heading. */
  readonly isFolded?: boolean;
}

/** How many tickets an amount comes to: counted by the draw's own rules while it is typed, and the rules themselves. */
export function TicketRules({ rules, title, heading: Heading, isFolded = false }: TicketRulesProps) {
  const t = useTranslations('raffles.rules');
  const body = (
    <div className="grid items-start gap-3 xl:grid-cols-[minmax(0,26rem)_minmax(0,1fr)]">
      <TicketCalculator rules={rules} title={title} />
      <TicketRulesTable rules={rules} title={title} />
    </div>
  );
  if (isFolded)
    return (
      <details className="border-b border-line">
        <FoldSummary>
          <Heading className="font-display text-lg font-semibold">{t('heading')}</Heading>
        </FoldSummary>
        <div className="pb-5">{body}</div>
      </details>
    );
  return (
    <section>
      <Heading className="mb-3 font-display text-lg font-semibold">{t('heading')}</Heading>
      {body}
    </section>
  );
}

function TicketCalculator({ rules, title }: Pick<TicketRulesProps, 'rules' | 'title'>) {
  const t = useTranslations();
  const valued = rules.map(({ sponsor, currency, ...terms }) => ({ value: sponsor.name, currency, terms }));
  const [first] = valued;
  if (!first) return null;
  const start = formatMoney(Math.max(first.terms.amountPerTicket * 3, first.terms.minAmount ?? 0) / 100);
  return (
    <fieldset className="needs-script min-w-0 rounded-card border border-line bg-surface p-4 sm:p-5">
      <legend className="sr-only">{t('raffles.rules.calculator', { title })}</legend>
      <div className="grid gap-4">
        <SelectField
          name="sponsor"
          label={t('labels.sponsor')}
          options={valued.map(({ value }) => ({ value, label: value }))}
          autoComplete="off"
        />
        <div className="flex gap-2">
          <div className="min-w-0 grow">
            <Field
              name="amount"
              label={t('labels.amount')}
              inputMode="decimal"
              autoComplete="off"
              maxLength={20}
              defaultValue={start}
            />
          </div>
          <TicketSum rules={valued} start={{ choice: first.value, amount: start }} />
        </div>
      </div>
    </fieldset>
  );
}
