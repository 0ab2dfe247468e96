import { getTranslations } from 'next-intl/server';
import { RenewSession } from '@/components/auth/renew-session';
import { requireUser } from '@/lib/data/require-user';
import { routes } from '@/lib/routes';
import { pageMetadata } from '@/lib/seo/page-metadata';

export const generateMetadata = () => pageMetadata('complaints');

export default async function ComplaintsPage() {
  const user = await requireUser(routes.complaints.path);
  if (!user) return <RenewSession />;
  const t = await getTranslations('pages.complaints');
  return <h1>{t('title')}</h1>;
}
