import { getMessages, getTranslations } from 'next-intl/server';
import { DeskEmpty } from '@/components/desk/desk-empty';
import { DeskHead } from '@/components/desk/desk-head';
import { DeskPager } from '@/components/desk/desk-pager';
import { FilterBar } from '@/components/desk/filter-bar';
import { RequestList } from '@/components/desk/four-eyes/request-list';
import { MoreMessages } from '@/components/ui/more-messages';
import { listFourEyes } from '@/lib/data/desk-four-eyes';
import { deskPages } from '@/lib/desk-pages';
import { deskPageMetadata } from '@/lib/seo/page-metadata';
import { readQuery } from '../_components/read-query';
import { StaffPage } from '../_components/staff-page';

const { path } = deskPages.fourEyes;

export const generateMetadata = () => deskPageMetadata('fourEyes');

/** GET /yonetim/onay: what waits for a second admin. Rendered per request (D12). */
export default async function FourEyesPage({ searchParams }: PageProps<'/yonetim/onay'>) {
  const { liste, sonra } = await readQuery(searchParams, 'liste', 'sonra');
  return <StaffPage path={path} show={() => show(liste === 'sonuclanan', sonra)} />;
}

async function show(isPast: boolean, sonra: string | undefined) {
  const [t, title, { desk }] = [
    await getTranslations('desk.fourEyes'),
    await getTranslations('desk.pages.fourEyes'),
    await getMessages(),
  ];
  const list = isPast ? 'past' : 'waiting';
  const { requests, nextCursor } = await listFourEyes({ list, ...(sonra ? { cursor: sonra } : {}) });
  const query = { liste: isPast ? 'sonuclanan' : undefined };
  const options = [
    { value: '', label: t('waiting') },
    { value: 'sonuclanan', label: t('past') },
  ];
  const none = isPast ? 'nonePast' : 'none';
  return (
    <>
      <DeskHead title={title('title')} lead={title('lead')} />
      <FilterBar path={path} query={query} pills={{ name: 'liste', label: t('lists'), options }} />
      {requests.length === 0 ? (
        <DeskEmpty title={t(`${none}.title`)} text={t(`${none}.text`)} />
      ) : (
        <MoreMessages messages={{ desk: { fourEyes: desk.fourEyes } }}>
          <RequestList requests={requests} />
        </MoreMessages>
      )}
      <DeskPager path={path} query={query} cursor={sonra} nextCursor={nextCursor} />
    </>
  );
}
