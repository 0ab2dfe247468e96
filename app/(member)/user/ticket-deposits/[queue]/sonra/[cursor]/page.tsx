import { sectionMetadata } from '@/lib/seo/page-metadata';
import { QueueScreen } from '../../../../_components/queue-screen';

export const generateMetadata = () => sectionMetadata('ticket-deposits');

/** GET /user/ticket-deposits/{queue}/sonra/{cursor}: what has waited less long. Rendered per request (D12). */
export default async function LaterQueuePage({
  params,
}: PageProps<'/user/ticket-deposits/[queue]/sonra/[cursor]'>) {
  const { queue, cursor } = await params;
  return <QueueScreen queue={queue} list="open" cursor={cursor} />;
}
