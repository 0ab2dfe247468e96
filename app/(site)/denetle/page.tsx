import { getTranslations } from 'next-intl/server';
import { PageTrail } from '@/app/_components/page-trail';
import { WebPageJsonLd } from '@/app/_components/web-page-json-ld';
import { HowToCheck } from '@/components/draws/how-to-check';
import { pageRows } from '@/lib/routes';
import { pageMetadata } from '@/lib/seo/page-metadata';

export const generateMetadata = () => pageMetadata('howToCheck');

/** GET /denetle: how to check the draws without trusting the site, and what reveals which cheat; prerendered. */
export default async function HowToCheckPage() {
  const t = await getTranslations('pages.howToCheck');
  return (
    <>
      <PageTrail route="howToCheck" />
      <WebPageJsonLd name={t('title')} description={t('description')} path={pageRows.howToCheck.path} />
      <HowToCheck />
    </>
  );
}
