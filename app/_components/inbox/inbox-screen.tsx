import { getMessages, getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { DeskEmpty } from '@/components/desk/desk-empty';
import { DeskPager } from '@/components/desk/desk-pager';
import { withQuery } from '@/components/desk/desk-query';
import { InboxDesk } from '@/components/desk/inbox/inbox-desk';
import { inboxKey, inboxWorth } from '@/components/desk/inbox/inbox-row';
import type { HeldDecision } from '@/components/desk/inbox/inbox-undo';
import { MoreMessages } from '@/components/ui/more-messages';
import { type InboxItemWire, type InboxRef, inboxActions, inboxLimits } from '@/contract/desk-inbox';
import { findInboxCard, listInbox, listReasons } from '@/lib/data/desk-inbox';
import { InboxCard } from './inbox-card';
import { InboxFace } from './inbox-face';
import { InboxFilters, type SponsorName } from './inbox-filters';
import { type InboxAsked, toInboxCall, toInboxQuery } from './inbox-query';
import '@/components/desk/desk.css';
import './inbox.css';

interface InboxScreenProps {
  /** Where this inbox stands: the team's, or a support role's. */
  readonly path: string;
  readonly asked: InboxAsked;
  readonly viewer: string;
  /** To narrow the list to one of. */
  readonly sponsors?: readonly SponsorName[];
  /** Stands above what waits, where there is more to decide than claims. */
  readonly above?: ReactNode;
}

const headingId = 'inbox-card';
/** How many cards behind the open one are loaded with it. */
const ahead = 2;
const rules = { actions: inboxActions, undoSeconds: inboxLimits.undoSeconds, bulk: inboxLimits.bulk };

/** The inbox: filters, list and the open card, with the next cards loaded ahead. Rendered per request (D12). */
export async function InboxScreen({ path, asked, viewer, sponsors = [], above }: InboxScreenProps) {
  const [t, { desk }, { items, held, nextCursor }, reasons] = await Promise.all([
    getTranslations('desk.inbox'),
    getMessages(),
    listInbox(toInboxCall(asked)),
    listReasons(),
  ]);
  const at = new Date().toISOString();
  const nameOf = ({ kind, user }: InboxItemWire) => `${t(`kinds.${kind}`)} · ${user.username}`;
  const query = toInboxQuery(asked);
  const open = asked.card ?? items[0] ?? null;
  const rows = items.map((item) => ({
    ...{ kind: item.kind, id: item.id, key: inboxKey(item), createdAt: item.created_at },
    href: withQuery(path, { ...query, kart: inboxKey(item) }),
    name: nameOf(item),
    face: <InboxFace item={item} />,
    ...{ may: item.held ? [] : item.may, isOwn: item.user.is_own, worth: inboxWorth(item) },
  }));
  const empty = asked.list === 'decided' ? 'noneDecided' : 'none';
  return (
    <>
      <InboxFilters path={path} asked={asked} sponsors={sponsors} />
      {above}
      <MoreMessages messages={{ desk: { inbox: desk.inbox } }}>
        <InboxDesk
          list={withQuery(path, query)}
          at={at}
          kind={asked.kind}
          rows={rows}
          cards={await loadCards(open, items)}
          last={toLastDecision(held, nameOf)}
          current={open ? inboxKey(open) : null}
          isOpen={asked.card !== null}
          viewer={viewer}
          headingId={headingId}
          reasons={reasons}
          rules={rules}
          pager={
            rows.length === 0 ? (
              <DeskEmpty title={t(`${empty}.title`)} text={t(`${empty}.text`)} />
            ) : (
              <DeskPager
                path={path}
                query={{ ...query, sonra: undefined }}
                cursor={asked.cursor}
                nextCursor={nextCursor}
              />
            )
          }
          noCard={open ? <DeskEmpty title={t('gone.title')} text={t('gone.text')} /> : null}
        />
      </MoreMessages>
    </>
  );
}

/** The viewer's last decision that can still be taken back, of a bulk all of it: what a reload brings back. */
function toLastDecision(
  held: readonly InboxItemWire[],
  nameOf: (item: InboxItemWire) => string,
): HeldDecision | null {
  const [first] = held;
  if (!first?.held) return null;
  const { action, until } = first.held;
  const items = held.filter((item) => item.held?.until === until && item.held.action === action);
  return {
    ...{ items: items.map(({ kind, id }) => ({ kind, id })), action, name: nameOf(first) },
    seconds: Math.max(0, (Date.parse(until) - Date.now()) / 1000),
  };
}

/** The open card and those that come behind it; what is not the viewer's is left out. */
async function loadCards(open: InboxRef | null, items: readonly InboxItemWire[]) {
  if (!open) return [];
  const at = items.findIndex((item) => inboxKey(item) === inboxKey(open));
  const wanted = [open, ...items.slice(at + 1, at + 1 + ahead)];
  const cards = await Promise.all(wanted.map(findInboxCard));
  return cards.flatMap((card) => {
    if (!card) return [];
    const { kind, id, may, assignee, held } = card;
    const node = <InboxCard key={id} card={card} headingId={headingId} />;
    return [{ kind, id, key: inboxKey(card), node, may, assignee, isHeld: held !== null }];
  });
}
