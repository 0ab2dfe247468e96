import { sectionMetadata } from '@/lib/seo/page-metadata';
import { QueueScreen } from '../../../../../_components/queue-screen';

export const generateMetadata = () => sectionMetadata('ticket-deposits');

/** GET /user/ticket-deposits/{queue}/kararlar/sonra/{cursor}: what was decided earlier. Rendered per request (D12). */
export default async function OlderDecidedPage({
  params,
}: PageProps<'/user/ticket-deposits/[queue]/kararlar/sonra/[cursor]'>) {
  const { queue, cursor } = await params;
  return <QueueScreen queue={queue} list="decided" cursor={cursor} />;
}
