import { RenewSession } from '@/components/auth/renew-session';
import { AreaPage } from '@/components/layout/area-page';
import { requireUser } from '@/lib/data/require-user';
import { routes } from '@/lib/routes';
import { pageMetadata } from '@/lib/seo/page-metadata';

export const generateMetadata = () => pageMetadata('complaints');

/** GET /sikayetoneri: rendered per request; asks for itself who is there (D12). */
export default async function ComplaintsPage() {
  const user = await requireUser(routes.complaints.path);
  if (!user) return <RenewSession />;
  return <AreaPage area="complaints" />;
}
