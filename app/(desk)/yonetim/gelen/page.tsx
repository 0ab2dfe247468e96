import { getMessages, getTranslations } from 'next-intl/server';
import { DeskEmpty } from '@/components/desk/desk-empty';
import { DeskHead } from '@/components/desk/desk-head';
import { DeskPager } from '@/components/desk/desk-pager';
import { withQuery } from '@/components/desk/desk-query';
import { FilterBar } from '@/components/desk/filter-bar';
import { InboxDecide } from '@/components/desk/inbox/inbox-decide';
import { InboxRows } from '@/components/desk/inbox/inbox-rows';
import { MoreMessages } from '@/components/ui/more-messages';
import { SoftLink } from '@/components/ui/soft-link';
import { type InboxRef, inboxKinds, inboxLimits, inboxLists } from '@/contract/desk-inbox';
import { findInboxCard, listInbox, listReasons } from '@/lib/data/desk-inbox';
import { deskPages } from '@/lib/desk-pages';
import { deskPageMetadata } from '@/lib/seo/page-metadata';
import { readQuery } from '../_components/read-query';
import { StaffPage } from '../_components/staff-page';
import { InboxCard } from './_components/inbox-card';

const { path } = deskPages.inbox;

export const generateMetadata = () => deskPageMetadata('inbox');

/** GET /yonetim/gelen: what waits for a decision, and the open card beside it. Rendered per request (D12). */
export default async function InboxPage({ searchParams }: PageProps<'/yonetim/gelen'>) {
  const asked = await readQuery(searchParams, 'liste', 'q', 'sonra', 'kart');
  return <StaffPage path={path} show={() => show(asked)} />;
}

interface Asked {
  readonly liste?: string;
  readonly q?: string;
  readonly sonra?: string;
  readonly kart?: string;
}

async function show({ liste, q, sonra, kart }: Asked) {
  const [t, title] = [await getTranslations('desk.inbox'), await getTranslations('desk.pages.inbox')];
  const query = { liste, q };
  const { items, nextCursor } = await listInbox({
    ...(liste ? { list: liste } : {}),
    ...(q ? { q } : {}),
    ...(sonra ? { cursor: sonra } : {}),
  });
  const rows = items.map((item) => ({
    item,
    href: withQuery(path, { ...query, sonra, kart: `${item.kind}:${item.id}` }),
  }));
  const open = parseRef(kart) ?? items[0];
  const current = open ? withQuery(path, { ...query, sonra, kart: `${open.kind}:${open.id}` }) : '';
  const options = inboxLists.map((list) => ({
    value: list === 'waiting' ? '' : list,
    label: t(`lists.${list}`),
  }));
  return (
    <>
      <DeskHead title={title('title')} lead={t('lead')} />
      <FilterBar
        path={path}
        query={query}
        search={{ name: 'q', label: t('search') }}
        pills={{ name: 'liste', label: t('lists.label'), options }}
      />
      {rows.length === 0 && !open ? (
        <DeskEmpty title={t('none.title')} text={t('none.text')} />
      ) : (
        <div className="desk-split" data-open={kart ? '' : undefined}>
          <div className="desk-split-list">
            <InboxRows rows={rows} current={current} />
            <DeskPager path={path} query={query} cursor={sonra} nextCursor={nextCursor} />
          </div>
          <div className={`desk-split-entry ${kart ? '' : 'max-lg:hidden'}`}>
            <SoftLink href={withQuery(path, { ...query, sonra })} className="desk-split-back">
              {t('back')}
            </SoftLink>
            {open ? await showCard(open, rows, current) : null}
          </div>
        </div>
      )}
    </>
  );
}

const headingId = 'inbox-card';

async function showCard(ref: InboxRef, rows: readonly { readonly href: string }[], current: string) {
  const [card, reasons, { desk, claimForms }] = await Promise.all([
    findInboxCard(ref),
    listReasons(ref.kind),
    getMessages(),
  ]);
  const t = await getTranslations('desk.inbox');
  if (!card) return <DeskEmpty title={t('gone.title')} text={t('gone.text')} />;
  const at = rows.findIndex(({ href }) => href === current);
  return (
    <>
      <InboxCard card={card} headingId={headingId} />
      <MoreMessages messages={{ desk: { inbox: desk.inbox }, claimForms }}>
        <InboxDecide
          subject={{ kind: card.kind, id: card.id }}
          headingId={headingId}
          may={card.held ? [] : card.may}
          undoSeconds={inboxLimits.undoSeconds}
          reasons={reasons}
          next={rows[at + 1]?.href ?? null}
          previous={rows[at - 1]?.href ?? null}
        />
      </MoreMessages>
    </>
  );
}

function parseRef(text: string | undefined): InboxRef | null {
  const [kind, id] = text?.split(':') ?? [];
  const known = inboxKinds.find((one) => one === kind);
  return known && id ? { kind: known, id } : null;
}
