import type { Metadata } from 'next';
import Link from 'next/link';
import { useTranslations } from 'next-intl';
import { getTranslations } from 'next-intl/server';
import { routes } from '@/lib/routes';

/** The title of a page that does not exist; Next adds the 404 status and `noindex`. */
export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('notFound');
  return { title: t('title'), description: t('text') };
}

export default function NotFound() {
  const t = useTranslations('notFound');
  return (
    <section>
      <h1>{t('title')}</h1>
      <p>{t('text')}</p>
      <Link href={routes.sponsors.path}>{t('action')}</Link>
    </section>
  );
}
