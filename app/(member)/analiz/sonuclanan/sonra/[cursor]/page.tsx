import { getTranslations } from 'next-intl/server';
import { pathTo } from '@/lib/paths';
import { memberEntryMetadata } from '@/lib/seo/page-metadata';
import { AnalysisListPage } from '../../../_components/analysis-list-page';

const path = pathTo('settledAnalyses');

export async function generateMetadata() {
  const t = await getTranslations('analyses');
  return memberEntryMetadata({ title: t('settledTitle'), description: t('settledText'), path });
}

/** GET /analiz/sonuclanan/sonra/{cursor}: older ones; a cursor of another list is not found. */
export default async function OlderSettledAnalysesPage({
  params,
}: PageProps<'/analiz/sonuclanan/sonra/[cursor]'>) {
  const t = await getTranslations('analyses');
  const texts = { title: t('settledTitle'), text: t('settledText') };
  const { cursor } = await params;
  return <AnalysisListPage path={path} choice={{ view: 'settled' }} {...texts} cursor={cursor} />;
}
