import { sectionMetadata } from '@/lib/seo/page-metadata';
import { QueueScreen } from '../../_components/queue-screen';

export const generateMetadata = () => sectionMetadata('ticket-deposits');

/** GET /user/ticket-deposits/{queue}: what waits for who decides, longest first. Rendered per request (D12). */
export default async function QueuePage({ params }: PageProps<'/user/ticket-deposits/[queue]'>) {
  const { queue } = await params;
  return <QueueScreen queue={queue} list="open" />;
}
