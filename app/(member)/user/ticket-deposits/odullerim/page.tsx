import type { CursorProps } from '@/app/_components/cursor-props';
import { sectionMetadata } from '@/lib/seo/page-metadata';
import { OwnClaimsScreen } from '../../_components/own-claims-screen';

export const generateMetadata = () => sectionMetadata('ticket-deposits');

/** GET /user/ticket-deposits/odullerim: the viewer's prizes. Rendered per request (D12). */
export default async function OwnPrizesPage({ params }: CursorProps) {
  return <OwnClaimsScreen kind="prize" {...(await params)} />;
}
