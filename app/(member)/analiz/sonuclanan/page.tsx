import { getTranslations } from 'next-intl/server';
import type { CursorProps } from '@/app/_components/cursor-props';
import { pathTo } from '@/lib/paths';
import { memberMetadata } from '@/lib/seo/page-metadata';
import { AnalysisListPage } from '../_components/analysis-list-page';

const path = pathTo('settledAnalyses');

export async function generateMetadata() {
  const t = await getTranslations('analyses');
  return memberMetadata({ title: t('settledTitle'), description: t('settledText') });
}

/** GET /analiz/sonuclanan, the latest first. Rendered per request. */
export default async function SettledAnalysesPage({ params }: CursorProps) {
  const t = await getTranslations('analyses');
  const texts = { title: t('settledTitle'), text: t('settledText') };
  return <AnalysisListPage path={path} choice={{ view: 'settled' }} {...texts} {...(await params)} />;
}
