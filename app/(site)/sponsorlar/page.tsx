import { getTranslations } from 'next-intl/server';
import { StartPageFacts } from '@/app/_components/start-page-facts';
import { PageHeader } from '@/components/layout/page-header';
import { SponsorList } from '@/components/sponsors/sponsor-list';
import { listSponsors } from '@/lib/data/sponsors';
import { pageMetadata } from '@/lib/seo/page-metadata';

export const generateMetadata = () => pageMetadata('sponsors');

export default async function SponsorsPage() {
  const t = await getTranslations();
  return (
    <>
      <StartPageFacts />
      <PageHeader title={t('pages.sponsors.title')} text={t('sponsors.intro')} />
      <SponsorList sponsors={await listSponsors()} />
    </>
  );
}
