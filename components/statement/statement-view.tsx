import { getTranslations } from 'next-intl/server';
import { ButtonLink } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import { Pager } from '@/components/ui/pager';
import { Pills } from '@/components/ui/pills';
import type { StatementDirection } from '@/contract/statement';
import { getFrame } from '@/lib/data/frame';
import type { Statement } from '@/lib/data/statement';
import type { StatementSummary } from '@/lib/data/statement-summary';
import { statementPath } from '@/lib/format/statement-paths';
import { routes } from '@/lib/routes';
import { FreshStatement } from './fresh-statement';
import { StatementFigures } from './statement-figures';
import { StatementLines } from './statement-lines';
import { StatementPicture } from './statement-picture';
import { StatementSummary as Balance } from './statement-summary';

interface StatementViewProps {
  /** Null where the upstream keeps no statement. */
  readonly statement: Statement | null;
  /** Of which lines it is a page; of all unless given. */
  readonly direction?: StatementDirection | undefined;
  /** Above the first page of all lines. */
  readonly summary?: StatementSummary | null;
  readonly isFirst: boolean;
}

/** A page of the viewer's coin statement, or of the lines in one direction. */
export async function StatementView({ statement, direction, summary = null, isFirst }: StatementViewProps) {
  const [t, { areasOff }] = await Promise.all([getTranslations('statement'), getFrame()]);
  if (statement === null || (statement.lines.length === 0 && direction === undefined)) {
    return (
      <>
        {statement === null ? null : <FreshStatement balance={statement.balance} />}
        <EmptyState
          picture={<StatementPicture />}
          title={t('empty.title')}
          text={t('empty.text')}
          action={
            areasOff.includes('points') ? undefined : (
              <ButtonLink href={routes.points.path}>{t('empty.action')}</ButtonLink>
            )
          }
        />
      </>
    );
  }
  const path = statementPath(direction);
  return (
    <>
      {isFirst ? <FreshStatement balance={statement.balance} /> : null}
      <Balance balance={statement.balance} reserved={statement.reserved} />
      {summary === null ? null : <StatementFigures summary={summary} />}
      <Pills
        label={t('directions.label')}
        pills={([undefined, 'in', 'out'] as const).map((one) => ({
          href: statementPath(one),
          label: t(`directions.${one ?? 'all'}`),
        }))}
        current={path}
      />
      {statement.lines.length === 0 ? (
        <p className="text-text-2">{t('directions.none')}</p>
      ) : (
        <StatementLines lines={statement.lines} />
      )}
      <Pager path={path} nextCursor={statement.nextCursor} isFirst={isFirst} />
    </>
  );
}
