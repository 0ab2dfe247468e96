import { notFound } from 'next/navigation';
import { listLaterEvents } from '@/lib/data/events';
import { deeperPageMetadata } from '@/lib/seo/page-metadata';
import { EventListPage } from '../../../_components/event-list-page';
import { describeList } from '../../../_components/list-description';

export const dynamic = 'force-dynamic';

const list = { view: 'past' } as const;

export const generateMetadata = async () => deeperPageMetadata(await describeList(list));

/** GET /etkinlikler/biten/sonra/{cursor}: the list goes on; a cursor of another list is not found. */
export default async function OlderEventsPage({ params }: PageProps<'/etkinlikler/biten/sonra/[cursor]'>) {
  const page = await listLaterEvents(list, (await params).cursor);
  return page ? <EventListPage list={list} page={page} /> : notFound();
}
