import { RenewSession } from '@/components/auth/renew-session';
import { AreaPage } from '@/components/layout/area-page';
import { requireUser } from '@/lib/data/require-user';
import { routes } from '@/lib/routes';
import { pageMetadata } from '@/lib/seo/page-metadata';

export const generateMetadata = () => pageMetadata('vip');

/** GET /vip: rendered per request; asks for itself who is there (D12). */
export default async function VipPage() {
  const user = await requireUser(routes.vip.path);
  if (!user) return <RenewSession />;
  return <AreaPage area="vip" />;
}
