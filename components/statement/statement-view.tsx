import { useTranslations } from 'next-intl';
import { ButtonLink } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import { Pager } from '@/components/ui/pager';
import type { Statement } from '@/lib/data/statement';
import { infoPagePath, routes } from '@/lib/routes';
import { StatementPicture } from './statement-picture';
import { StatementSummary } from './statement-summary';
import { StatementTable } from './statement-table';

interface StatementViewProps {
  /** Null where the upstream keeps no statement. */
  readonly statement: Statement | null;
  readonly isFirst: boolean;
}

/** A page of the viewer's coin statement. */
export function StatementView({ statement, isFirst }: StatementViewProps) {
  const t = useTranslations('statement');
  if (statement === null || statement.lines.length === 0) {
    return (
      <EmptyState
        picture={<StatementPicture />}
        title={t('empty.title')}
        text={t('empty.text')}
        action={<ButtonLink href={routes.points.path}>{t('empty.action')}</ButtonLink>}
      />
    );
  }
  return (
    <>
      <StatementSummary balance={statement.balance} reserved={statement.reserved} />
      <StatementTable lines={statement.lines} />
      <Pager path={infoPagePath('hareketler')} nextCursor={statement.nextCursor} isFirst={isFirst} />
    </>
  );
}
