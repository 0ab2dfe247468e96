import { sectionMetadata } from '@/lib/seo/page-metadata';
import { OwnClaimsScreen } from '../../../_components/own-claims-screen';

export const generateMetadata = () => sectionMetadata('ticket-deposits');

/** GET /user/ticket-deposits/sonra/{cursor}: older deposits of the viewer. Rendered per request (D12). */
export default async function OlderDepositsPage({
  params,
}: PageProps<'/user/ticket-deposits/sonra/[cursor]'>) {
  return <OwnClaimsScreen kind="deposit" cursor={(await params).cursor} />;
}
