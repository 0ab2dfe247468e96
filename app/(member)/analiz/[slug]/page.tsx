import { notFound } from 'next/navigation';
import { getTranslations } from 'next-intl/server';
import { AnalysisFacts } from '@/components/analyses/analysis-facts';
import { AnalysisHead } from '@/components/analyses/analysis-head';
import { ChangeList } from '@/components/analyses/change-list';
import { LegTable } from '@/components/analyses/leg-table';
import { RenewSession } from '@/components/auth/renew-session';
import { EntryCorrections } from '@/components/corrections/entry-corrections';
import { Breadcrumbs } from '@/components/ui/breadcrumbs';
import { Markdown } from '@/components/ui/markdown';
import { SoftLink } from '@/components/ui/soft-link';
import { findAnalysis } from '@/lib/data/analyses';
import { requireUserWith } from '@/lib/data/require-user';
import { parseMarkdown } from '@/lib/format/markdown';
import { pathTo } from '@/lib/paths';
import { routes } from '@/lib/routes';
import { memberMetadata, missingMetadata } from '@/lib/seo/page-metadata';

type Props = PageProps<'/analiz/[slug]'>;

export async function generateMetadata({ params }: Props) {
  const { slug } = await params;
  const analysis = await findAnalysis(slug);
  if (!analysis) return missingMetadata();
  const description = analysis.pick ?? analysis.title;
  return memberMetadata({ title: analysis.title, description });
}

/** GET /analiz/{slug}: the pick, its reasons, every change, and the record behind it. Rendered per request; 404 for an unknown one. */
export default async function AnalysisDetailPage({ params }: Props) {
  const { slug } = await params;
  const known = await requireUserWith(pathTo('analysis', slug), () => findAnalysis(slug));
  if (!known) return <RenewSession />;
  const [, analysis] = known;
  if (!analysis) notFound();
  const [t, pages] = await Promise.all([getTranslations('analyses'), getTranslations('pages')]);
  const area = { name: pages('analysis.title'), path: routes.analysis.path };
  return (
    <>
      <Breadcrumbs crumbs={[area, { name: analysis.title, path: pathTo('analysis', slug) }]} />
      <AnalysisHead analysis={analysis} />
      <EntryCorrections kind="analyses" slug={slug} className="mt-6" />
      <div className="mt-6">
        <AnalysisFacts analysis={analysis} />
      </div>
      <div className="mt-10 grid gap-10 lg:grid-cols-[minmax(0,1fr)_22rem] lg:gap-12">
        <div className="min-w-0 space-y-10">
          {analysis.legs.length > 0 ? <LegTable legs={analysis.legs} /> : null}
          <div className="max-w-3xl">
            <Markdown blocks={parseMarkdown(analysis.content)} />
          </div>
          {analysis.game?.slug ? (
            <SoftLink
              href={pathTo('game', analysis.game.slug)}
              className="inline-flex min-h-11 items-center font-semibold underline underline-offset-4"
            >
              {analysis.game.name}: {t('game')}
            </SoftLink>
          ) : null}
        </div>
        <ChangeList changes={analysis.changes} />
      </div>
    </>
  );
}
