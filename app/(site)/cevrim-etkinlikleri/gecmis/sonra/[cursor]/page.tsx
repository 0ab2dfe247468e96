import { notFound } from 'next/navigation';
import { listPastWagerEventsAfter } from '@/lib/data/wager-events';
import { deeperPageMetadata } from '@/lib/seo/page-metadata';
import { describePastWagerEvents, PastWagerEvents } from '../../../_components/past-wager-events';

export const dynamic = 'force-dynamic';

type Props = PageProps<'/cevrim-etkinlikleri/gecmis/sonra/[cursor]'>;

export const generateMetadata = async () => deeperPageMetadata(await describePastWagerEvents());

/** GET /cevrim-etkinlikleri/gecmis/sonra/{cursor}: older events, for each request anew; 404 for a cursor that leads nowhere. */
export default async function OlderWagerEventsPage({ params }: Props) {
  const page = await listPastWagerEventsAfter((await params).cursor);
  return page ? <PastWagerEvents page={page} /> : notFound();
}
