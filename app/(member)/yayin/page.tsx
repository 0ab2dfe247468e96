import { RenewSession } from '@/components/auth/renew-session';
import { AreaPage } from '@/components/layout/area-page';
import { requireUser } from '@/lib/data/require-user';
import { getSite } from '@/lib/data/site';
import { routes } from '@/lib/routes';
import { pageMetadata } from '@/lib/seo/page-metadata';

export const generateMetadata = () => pageMetadata('stream');

/** GET /yayin: rendered per request; asks for itself who is there (D12). */
export default async function StreamPage() {
  const user = await requireUser(routes.stream.path);
  if (!user) return <RenewSession />;
  const { isLive } = await getSite();
  return <AreaPage area="stream" state={isLive ? 'streamLive' : 'stream'} />;
}
