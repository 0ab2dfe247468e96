import { useTranslations } from 'next-intl';
import { PagedList } from '@/components/ui/paged-list';
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
    <PagedList
      id="redeem-codes"
      title={t('list')}
      none={t('none')}
      rows={page.codes.map((code) => <CodeCard key={code.id} code={code} />)}
      path={deskPath('codes')}
      nextCursor={page.nextCursor}
      isFirst={isFirst}
    />
  );
}
