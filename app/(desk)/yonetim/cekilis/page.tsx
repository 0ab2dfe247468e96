import { getMessages, getTranslations } from 'next-intl/server';
import { DeskEmpty } from '@/components/desk/desk-empty';
import { DeskHead } from '@/components/desk/desk-head';
import { DeskPager } from '@/components/desk/desk-pager';
import { FilterBar } from '@/components/desk/filter-bar';
import { DrawList } from '@/components/desk/prizes/draw-list';
import { buttonClass } from '@/components/ui/button';
import { MoreMessages } from '@/components/ui/more-messages';
import { SoftLink } from '@/components/ui/soft-link';
import { drawLists } from '@/contract/desk-prizes';
import type { CurrentUser } from '@/lib/data/current-user';
import { listDeskDraws } from '@/lib/data/desk-prizes';
import { deskPages, mayOpenDesk } from '@/lib/desk-pages';
import { deskEntryPath } from '@/lib/desk-paths';
import { deskPageMetadata } from '@/lib/seo/page-metadata';
import { readQuery } from '../_components/read-query';
import { StaffPage } from '../_components/staff-page';

const { path } = deskPages.draws;
type Asked = Partial<Record<'liste' | 'q' | 'sonra', string>>;

export const generateMetadata = () => deskPageMetadata('draws');

/** GET /yonetim/cekilis: draws as the clock takes them on. Rendered per request (D12). */
export default async function DrawDeskPage({ searchParams }: PageProps<'/yonetim/cekilis'>) {
  const asked = await readQuery(searchParams, 'liste', 'q', 'sonra');
  return <StaffPage path={path} show={(user) => show(user, asked)} />;
}

async function show(user: CurrentUser, { liste, q, sonra }: Asked) {
  const asked = { ...(liste && { list: liste }), ...(q && { q }), ...(sonra && { cursor: sonra }) };
  const [{ items, nextCursor }, t, texts, { desk }] = await Promise.all([
    listDeskDraws(asked),
    getTranslations('desk.draws'),
    getTranslations('desk.pages.draws'),
    getMessages(),
  ]);
  const mayWrite = user.permission === 'admin' || user.permission === 'editor';
  const fresh = mayWrite ? (
    <SoftLink href={deskEntryPath('content', 'raffles', 'yeni')} className={buttonClass()}>
      {t('none.action')}
    </SoftLink>
  ) : null;
  const lists = drawLists.map((list) => ({
    value: list === 'current' ? '' : list,
    label: t(`list.${list}`),
  }));
  const { moves, editor, done } = desk.content;
  return (
    <MoreMessages messages={{ desk: { draws: { cancel: t('cancel') }, content: { moves, editor, done } } }}>
      <DeskHead title={texts('title')} lead={texts('lead')} actions={items.length > 0 ? fresh : null} />
      <FilterBar
        path={path}
        query={{ liste, q }}
        pills={{ name: 'liste', label: t('lists'), options: lists }}
        search={{ name: 'q', label: t('search') }}
      />
      {items.length === 0 ? (
        <DeskEmpty title={t('none.title')} text={t('none.text')} action={fresh} />
      ) : (
        <DrawList draws={items} mayCancel={mayWrite} mayReadPrizes={mayOpenDesk(user, 'prizes')} />
      )}
      <DeskPager path={path} query={{ liste, q }} cursor={sonra} nextCursor={nextCursor} />
    </MoreMessages>
  );
}
