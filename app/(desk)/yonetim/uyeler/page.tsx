import { getTranslations } from 'next-intl/server';
import { DeskEmpty } from '@/components/desk/desk-empty';
import { DeskHead } from '@/components/desk/desk-head';
import { DeskPager } from '@/components/desk/desk-pager';
import { FilterBar } from '@/components/desk/filter-bar';
import { MemberTable } from '@/components/desk/members/member-table';
import { listMembers } from '@/lib/data/desk-members';
import { deskPages } from '@/lib/desk-pages';
import { deskPageMetadata } from '@/lib/seo/page-metadata';
import { readQuery } from '../_components/read-query';
import { StaffPage } from '../_components/staff-page';

const { path } = deskPages.members;

export const generateMetadata = () => deskPageMetadata('members');

/** GET /yonetim/uyeler: members by what they are called and reached by. Rendered per request (D12). */
export default async function MembersPage({ searchParams }: PageProps<'/yonetim/uyeler'>) {
  const query = await readQuery(searchParams, 'q', 'liste', 'sonra');
  return <StaffPage path={path} show={() => show(query)} />;
}

async function show({
  q,
  liste,
  sonra,
}: {
  readonly q?: string | undefined;
  readonly liste?: string | undefined;
  readonly sonra?: string | undefined;
}) {
  const t = await getTranslations('desk.members');
  const title = await getTranslations('desk.pages.members');
  const { members, nextCursor } = await listMembers({
    ...(q ? { q } : {}),
    ...(liste === 'ekip' ? { list: 'team' } : {}),
    ...(sonra ? { cursor: sonra } : {}),
  });
  const query = { q, liste };
  const options = [
    { value: '', label: t('all') },
    { value: 'ekip', label: t('team') },
  ];
  return (
    <>
      <DeskHead title={title('title')} lead={t('lead')} />
      <FilterBar
        path={path}
        query={query}
        search={{ name: 'q', label: t('search') }}
        pills={{ name: 'liste', label: t('lists'), options }}
      />
      {members.length === 0 ? (
        <DeskEmpty title={t('none.title')} text={t('none.text')} />
      ) : (
        <MemberTable members={members} />
      )}
      <DeskPager path={path} query={query} cursor={sonra} nextCursor={nextCursor} />
    </>
  );
}
