import { useTranslations } from 'next-intl';
import { StartPageFacts } from '@/app/_components/start-page-facts';
import { pageMetadata } from '@/lib/seo/page-metadata';

export const generateMetadata = () => pageMetadata('sponsors');

export default function SponsorsPage() {
  const t = useTranslations('pages.sponsors');
  return (
    <>
      <StartPageFacts />
      <h1>{t('title')}</h1>
    </>
  );
}
