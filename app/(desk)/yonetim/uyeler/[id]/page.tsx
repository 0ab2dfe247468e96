import { notFound } from 'next/navigation';
import { getMessages, getTranslations } from 'next-intl/server';
import { DeskEmpty } from '@/components/desk/desk-empty';
import { DeskHead } from '@/components/desk/desk-head';
import { DeskPager } from '@/components/desk/desk-pager';
import { FilterBar } from '@/components/desk/filter-bar';
import { MemberAccounts } from '@/components/desk/members/member-accounts';
import { MemberActions } from '@/components/desk/members/member-actions';
import { MemberHead } from '@/components/desk/members/member-head';
import { MemberLinks } from '@/components/desk/members/member-links';
import { MemberTimeline } from '@/components/desk/members/member-timeline';
import { OwnDataSteps } from '@/components/desk/members/own-data-steps';
import { buttonClass } from '@/components/ui/button';
import { MoreMessages } from '@/components/ui/more-messages';
import { timelineKinds } from '@/contract/desk-member';
import { findMember, listTimeline } from '@/lib/data/desk-members';
import { deskPages } from '@/lib/desk-pages';
import { deskEntryPath } from '@/lib/desk-paths';
import { deskPageMetadata } from '@/lib/seo/page-metadata';
import { readQuery } from '../../_components/read-query';
import { StaffPage } from '../../_components/staff-page';

export const generateMetadata = () => deskPageMetadata('members');

/** GET /yonetim/uyeler/{id}: a member, what they did, and what can be done about them. Rendered per request (D12). */
export default async function MemberPage({ params, searchParams }: PageProps<'/yonetim/uyeler/[id]'>) {
  const [{ id }, query] = [await params, await readQuery(searchParams, 'tur', 'sonra')];
  return <StaffPage path={deskEntryPath('members', id)} show={() => show(id, query)} />;
}

type Asked = Partial<Record<'tur' | 'sonra', string>>;

async function show(id: string, asked: Asked) {
  const member = (await findMember(id)) ?? notFound();
  const [t, { desk }] = [await getTranslations('desk.member'), await getMessages()];
  return (
    <>
      <DeskHead
        title={member.username}
        lead={t('lead')}
        actions={
          <a href={deskPages.members.path} className={buttonClass('quiet')}>
            {t('back')}
          </a>
        }
      />
      <MemberHead member={member} />
      <MoreMessages messages={{ desk: { member: desk.member } }}>
        <div className="grid gap-x-8 gap-y-10 xl:grid-cols-[minmax(0,1fr)_24rem] xl:items-start">
          <div className="grid min-w-0 gap-6 max-xl:order-2">
            {await showTimeline(id, asked, member.may.includes('reverse'))}
          </div>
          <div className="grid min-w-0 gap-8">
            <MemberActions member={member} />
            <MemberAccounts accounts={member.accounts} />
            <MemberLinks links={member.links} />
            <OwnDataSteps member={member} />
          </div>
        </div>
      </MoreMessages>
    </>
  );
}

async function showTimeline(id: string, { tur, sonra }: Asked, mayReverse: boolean) {
  const t = await getTranslations('desk.member');
  const path = deskEntryPath('members', id);
  const { items, nextCursor } = await listTimeline(id, {
    ...(tur ? { kind: tur } : {}),
    ...(sonra ? { cursor: sonra } : {}),
  });
  const options = [
    { value: '', label: t('kinds.all') },
    ...timelineKinds.map((kind) => ({ value: kind, label: t(`kinds.${kind}`) })),
  ];
  return (
    <section aria-labelledby="timeline" className="grid gap-4">
      <h2 id="timeline" className="font-display text-lg font-semibold">
        {t('timeline')}
      </h2>
      <FilterBar path={path} query={{ tur }} pills={{ name: 'tur', label: t('kinds.label'), options }} />
      {items.length === 0 ? (
        <DeskEmpty title={t('none.title')} text={t('none.text')} />
      ) : (
        <MemberTimeline items={items} mayReverse={mayReverse} />
      )}
      <DeskPager path={path} query={{ tur }} cursor={sonra} nextCursor={nextCursor} />
    </section>
  );
}
