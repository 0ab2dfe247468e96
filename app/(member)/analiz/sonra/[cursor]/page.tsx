import { getTranslations } from 'next-intl/server';
import { routes } from '@/lib/routes';
import { pageMetadata } from '@/lib/seo/page-metadata';
import { AnalysisListPage } from '../../_components/analysis-list-page';

export const generateMetadata = () => pageMetadata('analysis');

/** GET /analiz/sonra/{cursor}: what begins later; a cursor of another list is not found. */
export default async function LaterAnalysesPage({ params }: PageProps<'/analiz/sonra/[cursor]'>) {
  const t = await getTranslations('pages.analysis');
  const texts = { title: t('title'), text: t('description') };
  return (
    <AnalysisListPage
      path={routes.analysis.path}
      choice={{ view: 'open' }}
      {...texts}
      cursor={(await params).cursor}
    />
  );
}
