import { getTranslations } from 'next-intl/server';
import { pathTo } from '@/lib/paths';
import { memberEntryMetadata } from '@/lib/seo/page-metadata';
import { AnalysisListPage } from '../../../_components/analysis-list-page';

const path = pathTo('slotAnalyses');

export async function generateMetadata() {
  const t = await getTranslations('analyses');
  return memberEntryMetadata({ title: t('slotTitle'), description: t('slotText'), path });
}

/** GET /analiz/slot/sonra/{cursor}: older ones; a cursor of another list is not found. */
export default async function OlderSlotAnalysesPage({ params }: PageProps<'/analiz/slot/sonra/[cursor]'>) {
  const t = await getTranslations('analyses');
  const texts = { title: t('slotTitle'), text: t('slotText') };
  const { cursor } = await params;
  return <AnalysisListPage path={path} choice={{ view: 'slot' }} {...texts} cursor={cursor} />;
}
