import { sectionMetadata } from '@/lib/seo/page-metadata';
import { OwnClaimsScreen } from '../../../../_components/own-claims-screen';

export const generateMetadata = () => sectionMetadata('ticket-deposits');

/** GET /user/ticket-deposits/odullerim/sonra/{cursor}: older prizes of the viewer. Rendered per request (D12). */
export default async function OlderPrizesPage({
  params,
}: PageProps<'/user/ticket-deposits/odullerim/sonra/[cursor]'>) {
  return <OwnClaimsScreen kind="prize" cursor={(await params).cursor} />;
}
