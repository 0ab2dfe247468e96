import { getTranslations } from 'next-intl/server';
import { RenewSession } from '@/components/auth/renew-session';
import { requireUser } from '@/lib/data/require-user';
import { routes } from '@/lib/routes';
import { pageMetadata } from '@/lib/seo/page-metadata';

export const generateMetadata = () => pageMetadata('analysis');

export default async function AnalysisPage() {
  const user = await requireUser(routes.analysis.path);
  if (!user) return <RenewSession />;
  const t = await getTranslations('pages.analysis');
  return <h1>{t('title')}</h1>;
}
