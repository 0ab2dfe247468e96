import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { NotFoundNotice } from '@/components/layout/not-found-notice';

/** The title of a page that does not exist; Next adds the 404 status and `noindex`. */
export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('notFound');
  return { title: t('title'), description: t('text') };
}

/** The page for an address that does not exist, with the way back to the list of sites. */
export default function NotFound() {
  return <NotFoundNotice />;
}
