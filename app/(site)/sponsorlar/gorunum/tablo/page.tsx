import { getTranslations } from 'next-intl/server';
import { deeperPageMetadata, describeScreen } from '@/lib/seo/page-metadata';
import { StartPage } from '../../_components/start-page';

/** The same sponsors as /sponsorlar, which is the address that search engines keep. */
export async function generateMetadata() {
  const t = await getTranslations('startPage.table');
  return deeperPageMetadata({ ...(await describeScreen('sponsors')), title: t('title') });
}

/** GET /sponsorlar/gorunum/tablo: the sponsors as a compact table, prerendered. */
export default function SponsorTablePage() {
  return <StartPage view="table" />;
}
