'use client'; // The list stays still, cards open at once, and what is decided can be taken back.

import { useRouter } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { type ReactNode, useEffect, useState } from 'react';
import { Button } from '@/components/ui/button';
import { SoftLink } from '@/components/ui/soft-link';
import type { InboxAction, InboxKind } from '@/contract/desk-inbox';
import { InboxActions } from './inbox-actions';
import { InboxBulk } from './inbox-bulk';
import { InboxHelp } from './inbox-help';
import { InboxList } from './inbox-list';
import { InboxLooking } from './inbox-looking';
import { InboxNews } from './inbox-news';
import type { InboxOpenCard, InboxReasons, InboxRow } from './inbox-row';
import { type HeldDecision, InboxUndo } from './inbox-undo';
import { useChosen } from './use-chosen';
import { useInboxDecisions } from './use-inbox-decisions';
import { useInboxKeys } from './use-inbox-keys';
import { useInboxPlace } from './use-inbox-place';
import { useKeptCards, useKeptRows } from './use-kept-rows';

/** What the contract says of decisions, which an island does not read itself. */
export interface InboxRules {
  readonly actions: readonly InboxAction[];
  readonly undoSeconds: number;
  readonly bulk: number;
}

interface InboxDeskProps {
  /** The list's own address, which a phone goes back to and which names it. */
  readonly list: string;
  /** ISO: when it was listed. */
  readonly at: string;
  readonly kind: InboxKind | undefined;
  readonly rows: readonly InboxRow[];
  /** The open card, and those that follow, loaded ahead. */
  readonly cards: readonly InboxOpenCard[];
  /** The key of the open card; none where the list is empty. */
  readonly current: string | null;
  /** What the viewer decided before the page was loaded, while it can be taken back. */
  readonly last: HeldDecision | null;
  /** Whether the address names the card: a phone shows it in place of the list. */
  readonly isOpen: boolean;
  readonly viewer: string;
  /** The id of a card's heading, which has the focus when the card is another. */
  readonly headingId: string;
  readonly reasons: InboxReasons;
  readonly rules: InboxRules;
  /** Below the rows. */
  readonly pager: ReactNode;
  /** What stands where a card is none of the viewer's, or decided long ago. */
  readonly noCard: ReactNode;
}

/** The inbox: list and open card beside each other, by hand, by keys and with a thumb. */
export function InboxDesk({ list, at, kind, current, isOpen, viewer, headingId, ...props }: InboxDeskProps) {
  const { reasons, rules, pager, noCard } = props;
  const t = useTranslations('desk.inbox');
  const router = useRouter();
  const [isHelp, setHelp] = useState(false);
  const { rows, since, renew } = useKeptRows({ list, rows: props.rows, at });
  const cards = useKeptCards(props.cards);
  const { place, move } = useInboxPlace({ key: current, isOpen });
  const { chosen, choose, clear } = useChosen(rows);
  const { marks, last, isBusy, decide, decideAll, undo, assign, forget } = useInboxDecisions({
    before: props.last,
    undoSeconds: rules.undoSeconds,
  });
  const card = place.key === null ? undefined : cards.get(place.key);
  const index = rows.findIndex(({ key }) => key === place.key);
  const isDone = (key: string) => marks.has(key);

  const go = (row: InboxRow | undefined) => {
    if (!row) return;
    move({ key: row.key, isOpen: true });
    router.push(row.href as Parameters<typeof router.push>[0], { scroll: false });
  };
  const goOn = () => {
    const isLeft = (row: (typeof rows)[number]) => row.key !== place.key && !row.isGone && !isDone(row.key);
    const next = rows.slice(index + 1).find(isLeft) ?? rows.slice(0, Math.max(0, index)).find(isLeft);
    if (next) go(next);
    else router.refresh();
  };
  const takeBack = async () => {
    const [first] = last?.items ?? [];
    if (!first || !(await undo())) return;
    const row = rows.find(({ kind: of, id }) => of === first.kind && id === first.id);
    if (row) go(row);
    router.refresh();
  };

  useFocusOn(headingId, card ? place.key : null);
  useInboxKeys({
    j: () => go(rows[index + 1]),
    k: () => go(rows[index - 1]),
    x: () => place.key !== null && choose(place.key),
    u: () => void takeBack(),
    '/': () => document.querySelector<HTMLInputElement>('input[type=search]')?.focus(),
    '?': () => setHelp(true),
  });

  return (
    <div className="desk-split" data-open={place.isOpen ? '' : undefined}>
      <div className="desk-split-list">
        <div className="inbox-list-head">
          <InboxNews
            since={since}
            kind={kind}
            onShow={() => {
              renew();
              clear();
              router.push(list as Parameters<typeof router.push>[0]);
              router.refresh();
            }}
          />
          <Button variant="quiet" className="max-lg:hidden" onClick={() => setHelp(true)}>
            {t('help.open')}
          </Button>
        </div>
        <InboxList
          rows={rows}
          current={place.key}
          marks={marks}
          chosen={chosen}
          onOpen={(key) => move({ key, isOpen: true })}
          onChoose={choose}
        />
        {pager}
        {chosen.size > 0 ? (
          <InboxBulk
            chosen={rows.filter(({ key }) => chosen.has(key))}
            actions={rules.actions}
            most={rules.bulk}
            isDecided={isDone}
            isBusy={isBusy}
            onDecide={decideAll}
            onUndo={() => void takeBack()}
            onClear={() => {
              clear();
              router.refresh();
            }}
          />
        ) : null}
      </div>
      <div className={`desk-split-entry ${place.isOpen ? '' : 'max-lg:hidden'}`}>
        <SoftLink
          href={list}
          className="desk-split-back"
          onClick={() => move({ key: place.key, isOpen: false })}
        >
          {t('back')}
        </SoftLink>
        {card ? (
          <>
            <InboxLooking key={card.key} kind={card.kind} id={card.id} />
            {card.node}
          </>
        ) : null}
        {card || place.key !== current ? null : noCard}
        {!card && place.key !== current ? <p role="status">{t('opening')}</p> : null}
        <div className="inbox-bar">
          {last ? (
            <InboxUndo
              key={last.items.map(({ id }) => id).join()}
              last={last}
              isBusy={isBusy}
              onUndo={() => void takeBack()}
              onOver={forget}
            />
          ) : null}
          {card && !marks.has(card.key) && !card.isHeld ? (
            <InboxActions
              key={card.key}
              card={card}
              viewer={viewer}
              reasons={reasons[card.kind] ?? []}
              isBusy={isBusy}
              onAssign={async (to) => {
                if (await assign(card, to)) router.refresh();
              }}
              onDecide={async (action, text) => {
                const { isDone: isTaken, rule } = await decide(card, nameOf(rows[index], card), action, text);
                if (isTaken) goOn();
                return rule;
              }}
            />
          ) : null}
        </div>
      </div>
      <InboxHelp isOpen={isHelp} onClose={() => setHelp(false)} />
    </div>
  );
}

function nameOf(row: InboxRow | undefined, card: InboxOpenCard): string {
  return row?.name ?? card.key;
}

/** Leads the focus to the heading of the open card when another one opens, and leaves it alone before; the row of the card stays in sight. */
function useFocusOn(headingId: string, key: string | null): void {
  const [first] = useState(key);
  const [moved, setMoved] = useState(false);
  useEffect(() => {
    if (key === null) return;
    if (moved || key !== first) {
      setMoved(true);
      document.getElementById(headingId)?.focus({ preventScroll: true });
      document.querySelector('.desk-split-list [aria-current=page]')?.scrollIntoView({ block: 'nearest' });
    }
  }, [key, first, moved, headingId]);
}
