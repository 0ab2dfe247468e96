import { getTranslations } from 'next-intl/server';
import { StartPageFacts } from '@/app/_components/start-page-facts';
import { SponsorList } from '@/components/sponsors/sponsor-list';
import { SponsorsUnreachable } from '@/components/sponsors/sponsors-unreachable';
import { PageTitle } from '@/components/ui/page-title';
import { listSponsors } from '@/lib/data/sponsors';
import { pageMetadata } from '@/lib/seo/page-metadata';

export const generateMetadata = () => pageMetadata('sponsors');

/** GET /sponsorlar: prerendered, the same for everybody. */
export default async function SponsorsPage() {
  const t = await getTranslations();
  const sponsors = await listSponsors();
  return (
    <>
      <StartPageFacts />
      <PageTitle title={t('pages.sponsors.title')} text={t('sponsors.intro')} />
      {sponsors ? <SponsorList sponsors={sponsors} /> : <SponsorsUnreachable />}
    </>
  );
}
