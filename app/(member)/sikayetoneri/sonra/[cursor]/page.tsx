import { notFound } from 'next/navigation';
import { getTranslations } from 'next-intl/server';
import { RenewSession } from '@/components/auth/renew-session';
import { CaseList } from '@/components/claims/case-list';
import { PageTitle } from '@/components/ui/page-title';
import { listOwnClaims } from '@/lib/data/claims';
import { requireUser } from '@/lib/data/require-user';
import { listPage } from '@/lib/paths';
import { routes } from '@/lib/routes';
import { pageMetadata } from '@/lib/seo/page-metadata';

export const generateMetadata = () => pageMetadata('complaints');

/** GET /sikayetoneri/sonra/{cursor}: older cases of the viewer; rendered per request (D12). */
export default async function OlderCasesPage({ params }: PageProps<'/sikayetoneri/sonra/[cursor]'>) {
  const { cursor } = await params;
  const { path } = routes.complaints;
  const user = await requireUser(listPage(path, cursor));
  if (!user) return <RenewSession />;
  const t = await getTranslations('pages.complaints');
  const claims = (await listOwnClaims('complaint', cursor)) ?? notFound();
  return (
    <>
      <PageTitle title={t('title')} text={t('description')} />
      <CaseList page={claims} isFirst={false} />
    </>
  );
}
