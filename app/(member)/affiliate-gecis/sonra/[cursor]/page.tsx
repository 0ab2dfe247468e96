import { notFound } from 'next/navigation';
import { getTranslations } from 'next-intl/server';
import { RenewSession } from '@/components/auth/renew-session';
import { ClaimList } from '@/components/claims/claim-list';
import { PageTitle } from '@/components/ui/page-title';
import { listOwnClaims } from '@/lib/data/claims';
import { requireUser } from '@/lib/data/require-user';
import { listPage } from '@/lib/paths';
import { routes } from '@/lib/routes';
import { pageMetadata } from '@/lib/seo/page-metadata';

export const generateMetadata = () => pageMetadata('affiliateChange');

/** GET /affiliate-gecis/sonra/{cursor}: older requests of the viewer; rendered per request (D12). */
export default async function OlderChangesPage({ params }: PageProps<'/affiliate-gecis/sonra/[cursor]'>) {
  const { cursor } = await params;
  const { path } = routes.affiliateChange;
  const user = await requireUser(listPage(path, cursor));
  if (!user) return <RenewSession />;
  const t = await getTranslations('pages.affiliateChange');
  const claims = (await listOwnClaims('affiliate', cursor)) ?? notFound();
  return (
    <>
      <PageTitle title={t('title')} text={t('description')} />
      <ClaimList kind="affiliate" page={claims} path={path} isFirst={false} />
    </>
  );
}
