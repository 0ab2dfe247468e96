import { useTranslations } from 'next-intl';
import { Coins } from '@/components/ui/amount';
import { buttonClass } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { callTo } from '@/lib/calls';

interface StatementSummaryProps {
  /** Whole Sikke. */
  readonly balance: number;
  readonly reserved: number;
}

/** What can be spent, what orders under way hold, and the whole statement as a file. */
export function StatementSummary({ balance, reserved }: StatementSummaryProps) {
  const t = useTranslations('statement');
  return (
    <div className="mb-5 flex flex-wrap items-center gap-x-10 gap-y-4 rounded-card border border-line bg-surface p-5">
      <dl className="flex flex-wrap gap-x-10 gap-y-4">
        <div>
          <dt className="text-sm text-text-3">{t('balance')}</dt>
          <dd className="mt-1 text-lg">
            <Coins value={balance} />
          </dd>
        </div>
        <div>
          <dt className="text-sm text-text-3">{t('reserved')}</dt>
          <dd className="mt-1 text-lg">
            <Coins value={reserved} />
          </dd>
        </div>
      </dl>
      <a href={callTo('ledgerCsv')} download className={buttonClass('secondary', 'sm:ml-auto')}>
        <Icon name="download" size={18} />
        {t('download')}
      </a>
    </div>
  );
}
