import { deskMetadata } from '@/lib/seo/page-metadata';
import { CodeDesk } from '../../../../_components/code-desk';

export const generateMetadata = () => deskMetadata('codes');

/** GET /user/ticket-deposits/kodlar/sonra/{cursor}: older redeem codes, for admins. Rendered per request (D12). */
export default async function OlderCodesPage({
  params,
}: PageProps<'/user/ticket-deposits/kodlar/sonra/[cursor]'>) {
  return <CodeDesk cursor={(await params).cursor} />;
}
