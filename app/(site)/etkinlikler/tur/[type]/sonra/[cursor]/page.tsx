import { notFound } from 'next/navigation';
import { listLaterEvents } from '@/lib/data/events';
import { deeperPageMetadata } from '@/lib/seo/page-metadata';
import { EventListPage } from '../../../../_components/event-list-page';
import { describeList, requireTypeList } from '../../../../_components/list-description';

export const dynamic = 'force-dynamic';

type Props = PageProps<'/etkinlikler/tur/[type]/sonra/[cursor]'>;

export async function generateMetadata({ params }: Props) {
  return deeperPageMetadata(await describeList(await requireTypeList(params)));
}

/** GET /etkinlikler/tur/{type}/sonra/{cursor}: the list goes on; a cursor of another list is not found. */
export default async function OlderEventsOfTypePage({ params }: Props) {
  const list = await requireTypeList(params);
  const page = await listLaterEvents(list, (await params).cursor);
  return page ? <EventListPage list={list} page={page} /> : notFound();
}
