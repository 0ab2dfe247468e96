import type { CursorProps } from '@/app/_components/cursor-props';
import { sectionMetadata } from '@/lib/seo/page-metadata';
import { QueueScreen } from '../../../_components/queue-screen';

export const generateMetadata = () => sectionMetadata('ticket-deposits');

/** GET /user/ticket-deposits/{queue}/kararlar: what is decided, newest first, by whom and why. Rendered per request (D12). */
export default async function DecidedPage({ params }: CursorProps<{ readonly queue: string }>) {
  return <QueueScreen {...(await params)} list="decided" />;
}
