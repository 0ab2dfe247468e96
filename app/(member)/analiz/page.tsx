import { getTranslations } from 'next-intl/server';
import type { CursorProps } from '@/app/_components/cursor-props';
import { routes } from '@/lib/routes';
import { pageMetadata } from '@/lib/seo/page-metadata';
import { AnalysisListPage } from './_components/analysis-list-page';
import { Records } from './_components/records';

export const generateMetadata = () => pageMetadata('analysis');

/** GET /analiz: what waits for its result, by kick-off, below the records of the authors. Rendered per request. */
export default async function AnalysisPage({ params }: CursorProps) {
  const t = await getTranslations('pages.analysis');
  return (
    <AnalysisListPage
      path={routes.analysis.path}
      choice={{ view: 'open' }}
      title={t('title')}
      text={t('description')}
      {...(await params)}
    >
      <Records />
    </AnalysisListPage>
  );
}
