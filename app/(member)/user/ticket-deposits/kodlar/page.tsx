import type { CursorProps } from '@/app/_components/cursor-props';
import { deskMetadata } from '@/lib/seo/page-metadata';
import { CodeDesk } from '../../_components/code-desk';

export const generateMetadata = () => deskMetadata('codes');

/** GET /user/ticket-deposits/kodlar: redeem codes, for admins. Rendered per request (D12). */
export default async function CodeDeskPage({ params }: CursorProps) {
  return <CodeDesk {...(await params)} />;
}
