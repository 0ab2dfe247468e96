import { RenewSession } from '@/components/auth/renew-session';
import { AreaPage } from '@/components/layout/area-page';
import { requireUser } from '@/lib/data/require-user';
import { routes } from '@/lib/routes';
import { pageMetadata } from '@/lib/seo/page-metadata';

export const generateMetadata = () => pageMetadata('affiliateChange');

/** GET /affiliate-gecis: rendered per request; asks for itself who is there (D12). */
export default async function AffiliateChangePage() {
  const user = await requireUser(routes.affiliateChange.path);
  if (!user) return <RenewSession />;
  return <AreaPage area="affiliateChange" />;
}
