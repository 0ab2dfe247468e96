import { getTranslations } from 'next-intl/server';
import { StartPageJsonLd } from '@/app/_components/start-page-json-ld';
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
      <StartPageJsonLd />
      <PageTitle title={t('pages.sponsors.title')} text={t('sponsors.intro')} />
      {sponsors ? <SponsorList sponsors={sponsors} /> : <SponsorsUnreachable />}
    </>
  );
}
