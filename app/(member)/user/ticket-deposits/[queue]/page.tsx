import type { CursorProps } from '@/app/_components/cursor-props';
import { sectionMetadata } from '@/lib/seo/page-metadata';
import { QueueScreen } from '../../_components/queue-screen';

export const generateMetadata = () => sectionMetadata('ticket-deposits');

/** GET /user/ticket-deposits/{queue}: what waits for who decides, longest first. Rendered per request (D12). */
export default async function QueuePage({ params }: CursorProps<{ readonly queue: string }>) {
  return <QueueScreen {...(await params)} list="open" />;
}
