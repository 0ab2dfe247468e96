import { getTranslations } from 'next-intl/server';
import type { CursorProps } from '@/app/_components/cursor-props';
import { pathTo } from '@/lib/paths';
import { memberMetadata } from '@/lib/seo/page-metadata';
import { AnalysisListPage } from '../_components/analysis-list-page';

const path = pathTo('slotAnalyses');

export async function generateMetadata() {
  const t = await getTranslations('analyses');
  return memberMetadata({ title: t('slotTitle'), description: t('slotText') });
}

/** GET /analiz/slot, the latest first. Rendered per request. */
export default async function SlotAnalysesPage({ params }: CursorProps) {
  const t = await getTranslations('analyses');
  const texts = { title: t('slotTitle'), text: t('slotText') };
  return <AnalysisListPage path={path} choice={{ view: 'slot' }} {...texts} {...(await params)} />;
}
