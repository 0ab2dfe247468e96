import { notFound } from 'next/navigation';
import { getTranslations } from 'next-intl/server';
import { RenewSession } from '@/components/auth/renew-session';
import { ClaimList } from '@/components/claims/claim-list';
import { PageTitle } from '@/components/ui/page-title';
import { listOwnClaims } from '@/lib/data/claims';
import { requireUser } from '@/lib/data/require-user';
import { listPage } from '@/lib/paths';
import { extraPages } from '@/lib/routes';
import { pageMetadata } from '@/lib/seo/page-metadata';

export const generateMetadata = () => pageMetadata('submitWin');

/** GET /sizdengelenler/gonder/sonra/{cursor}: older wins that the viewer handed in; rendered per request (D12). */
export default async function OlderWinsPage({ params }: PageProps<'/sizdengelenler/gonder/sonra/[cursor]'>) {
  const { cursor } = await params;
  const { path } = extraPages.submitWin;
  const user = await requireUser(listPage(path, cursor));
  if (!user) return <RenewSession />;
  const t = await getTranslations('pages.submitWin');
  const claims = (await listOwnClaims('win', cursor)) ?? notFound();
  return (
    <>
      <PageTitle title={t('title')} text={t('description')} />
      <ClaimList kind="win" page={claims} path={path} isFirst={false} />
    </>
  );
}
