import { notFound } from 'next/navigation';
import type { ReactNode } from 'react';
import { AnalysisGrid } from '@/components/analyses/analysis-grid';
import { AnalysisTabs } from '@/components/analyses/analysis-tabs';
import { RenewSession } from '@/components/auth/renew-session';
import { AreaEmpty } from '@/components/layout/area-empty';
import { PageTitle } from '@/components/ui/page-title';
import { Pager } from '@/components/ui/pager';
import { type AnalysisChoice, listAnalyses } from '@/lib/data/analyses';
import { requireUserWith } from '@/lib/data/require-user';

interface AnalysisListPageProps {
  /** Path of the list's first page; guarded as it is. */
  readonly path: string;
  readonly choice: AnalysisChoice;
  readonly title: string;
  readonly text: string;
  /** Of a deeper page. */
  readonly cursor?: string;
  /** What stands above the list on its first page. */
  readonly children?: ReactNode;
}

/** A page of a list of analyses: asks for itself who is there (D12), then shows the list, its tabs and the way on. */
export async function AnalysisListPage({
  path,
  choice,
  title,
  text,
  cursor,
  children,
}: AnalysisListPageProps) {
  const known = await requireUserWith(path, () => listAnalyses(choice, cursor));
  if (!known) return <RenewSession />;
  const [, page] = known;
  if (!page && cursor !== undefined) notFound();
  return (
    <>
      <PageTitle title={title} text={text} />
      <AnalysisTabs current={path} />
      {cursor === undefined ? children : null}
      {page && page.items.length > 0 ? <AnalysisGrid analyses={page.items} /> : <AreaEmpty area="analysis" />}
      <Pager path={path} nextCursor={page?.nextCursor ?? null} isFirst={cursor === undefined} />
    </>
  );
}
