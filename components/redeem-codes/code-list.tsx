import { useTranslations } from 'next-intl';
import { Pager } from '@/components/ui/pager';
import type { RedeemCodePage } from '@/lib/data/redeem-codes';
import { deskPath } from '@/lib/routes';
import { CodeCard } from './code-card';

interface CodeListProps {
  readonly page: RedeemCodePage;
  readonly isFirst: boolean;
}

/** A page of the redeem codes, newest first. One sentence where there is none. */
export function CodeList({ page, isFirst }: CodeListProps) {
  const t = useTranslations('redeemCodes');
  return (
    <section aria-labelledby="redeem-codes" className="space-y-4">
      <h2 id="redeem-codes" className="font-display text-xl font-semibold sm:text-2xl">
        {t('list')}
      </h2>
      {page.codes.length === 0 ? (
        <p className="rounded-panel border border-line bg-bg-raised px-5 py-6 text-text-2">{t('none')}</p>
      ) : (
        <ul className="grid gap-px overflow-hidden rounded-panel border border-line bg-line">
          {page.codes.map((code) => (
            <CodeCard key={code.id} code={code} />
          ))}
        </ul>
      )}
      <Pager path={deskPath('codes')} nextCursor={page.nextCursor} isFirst={isFirst} />
    </section>
  );
}
