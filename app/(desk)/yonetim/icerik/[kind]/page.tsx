import { notFound } from 'next/navigation';
import { getMessages, getTranslations } from 'next-intl/server';
import { ContentList } from '@/components/desk/content/content-list';
import { UnsavedDrafts } from '@/components/desk/content/unsaved-drafts';
import { DeskEmpty } from '@/components/desk/desk-empty';
import { DeskHead } from '@/components/desk/desk-head';
import { DeskPager } from '@/components/desk/desk-pager';
import { FilterBar } from '@/components/desk/filter-bar';
import { buttonClass } from '@/components/ui/button';
import { MoreMessages } from '@/components/ui/more-messages';
import { SoftLink } from '@/components/ui/soft-link';
import type { ContentKind } from '@/contract/desk-content';
import { findContentKind, listContent, listContentKinds } from '@/lib/data/desk-content';
import { deskCallTo } from '@/lib/desk-calls';
import { deskEntryPath } from '@/lib/desk-paths';
import { entryTitle } from '@/lib/format/entry-title';
import { deskPageMetadata } from '@/lib/seo/page-metadata';
import { readQuery } from '../../_components/read-query';
import { StaffPage } from '../../_components/staff-page';

const asks = ['q', 'durum', 'sira', 'sonra'] as const;
type Asked = Partial<Record<(typeof asks)[number], string>>;

export const generateMetadata = () => deskPageMetadata('content');

/** GET /yonetim/icerik/{kind}: the entries of a kind. Rendered per request (D12). */
export default async function ContentListPage({ params, searchParams }: PageProps<'/yonetim/icerik/[kind]'>) {
  const kind = findContentKind((await params).kind) ?? notFound();
  const asked = await readQuery(searchParams, ...asks);
  return <StaffPage path={deskEntryPath('content', kind)} show={() => show(kind, asked)} />;
}

async function show(kind: ContentKind, asked: Asked) {
  const path = deskEntryPath('content', kind);
  const [t, tBoards, { desk }, views, page] = await Promise.all([
    getTranslations('desk.content'),
    getTranslations('leaders'),
    getMessages(),
    listContentKinds(),
    listContent(kind, { q: asked.q, state: asked.durum, sort: asked.sira, cursor: asked.sonra }),
  ]);
  const view = views.find((one) => one.kind === kind) ?? notFound();
  const items = page.items.map((item) => ({ ...item, title: entryTitle(kind, item, tBoards) }));
  const query = { q: asked.q, durum: asked.durum, sira: asked.sira };
  const none = asked.q || asked.durum ? 'noMatch' : 'none';
  const states = view.states.map((state) => {
    const count = view.counts[state];
    return { value: state, label: t(`states.${state}`), ...(count ? { count } : {}) };
  });
  return (
    <MoreMessages messages={{ desk: { content: desk.content } }}>
      <DeskHead
        title={t(`kinds.${kind}.many`)}
        lead={t('lists.lead')}
        actions={
          <>
            <a href={deskCallTo('deskContentCsv', kind)} download className={buttonClass('quiet')}>
              {t('list.csv')}
            </a>
            <a href={deskCallTo('deskContentJson', kind)} download className={buttonClass('quiet')}>
              {t('list.json')}
            </a>
            {view.can_write ? (
              <>
                <SoftLink href={deskEntryPath('content', kind, 'aktar')} className={buttonClass('quiet')}>
                  {t('list.import')}
                </SoftLink>
                <SoftLink href={deskEntryPath('content', kind, 'yeni')} className={buttonClass('primary')}>
                  {t('list.new', { kind: t(`kinds.${kind}.one`).toLocaleLowerCase('tr') })}
                </SoftLink>
              </>
            ) : null}
          </>
        }
      />
      <FilterBar
        path={path}
        query={query}
        search={{ name: 'q', label: t('list.search') }}
        pills={{
          name: 'durum',
          label: t('list.states'),
          options: [{ value: '', label: t('list.all') }, ...states],
        }}
      >
        <select
          name="sira"
          defaultValue={asked.sira ?? 'newest'}
          aria-label={t('list.sort')}
          className="control h-11 w-auto px-3"
        >
          <option value="newest">{t('list.newest')}</option>
          <option value="oldest">{t('list.oldest')}</option>
          <option value="slug">{t('list.bySlug')}</option>
        </select>
      </FilterBar>
      <UnsavedDrafts kind={kind} drafts={page.unsaved} />
      {page.items.length === 0 ? (
        <DeskEmpty title={t(`list.${none}.title`)} text={t(`list.${none}.text`)} />
      ) : (
        <ContentList kind={kind} items={items} canWrite={view.can_write} />
      )}
      <DeskPager path={path} query={query} cursor={asked.sonra} nextCursor={page.nextCursor} />
    </MoreMessages>
  );
}
