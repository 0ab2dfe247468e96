import { useTranslations } from 'next-intl';
import { pageMetadata } from '@/lib/seo/page-metadata';

export const generateMetadata = () => pageMetadata('sponsors');

export default function SponsorsPage() {
  const t = useTranslations('pages.sponsors');
  return <h1>{t('title')}</h1>;
}
