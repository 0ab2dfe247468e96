import { StartPageJsonLd } from '@/app/_components/start-page-json-ld';
import { pageMetadata } from '@/lib/seo/page-metadata';
import { StartPage } from './_components/start-page';

export const generateMetadata = () => pageMetadata('sponsors');

/** GET /sponsorlar: prerendered, the same for everybody. */
export default function SponsorsPage() {
  return (
    <>
      <StartPageJsonLd />
      <StartPage view="cards" />
    </>
  );
}
