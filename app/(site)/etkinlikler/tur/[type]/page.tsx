import { listEvents } from '@/lib/data/events';
import { entryMetadata } from '@/lib/seo/page-metadata';
import { EventListPage } from '../../_components/event-list-page';
import { describeList, requireTypeList } from '../../_components/list-description';

/** None are made while the site is built: each is prerendered when it is first asked for. */
export const generateStaticParams = () => [];

type Props = PageProps<'/etkinlikler/tur/[type]'>;

export async function generateMetadata({ params }: Props) {
  return entryMetadata(await describeList(await requireTypeList(params)));
}

/** GET /etkinlikler/tur/{type}: all events of a type, newest first. */
export default async function EventTypePage({ params }: Props) {
  const list = await requireTypeList(params);
  return <EventListPage list={list} page={await listEvents(list)} isFirst />;
}
