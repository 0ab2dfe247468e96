import { useTranslations } from 'next-intl';

export default function SponsorsPage() {
  const t = useTranslations('pages.sponsors');
  return <h1>{t('title')}</h1>;
}
