'use client';

import { useState } from 'react';
import type { InboxOpenCard, InboxRow } from './inbox-row';
import { asKept, keepRows } from './keep-rows';

interface Listed {
  /** What is listed: another list begins anew. */
  readonly list: string;
  readonly rows: readonly InboxRow[];
  /** ISO: when it was listed. */
  readonly at: string;
}

/** The rows as they stay under the pointer however often the server lists them; `renew` takes them as they are the next time. */
export function useKeptRows({ list, rows, at }: Listed) {
  const [kept, setKept] = useState(() => ({ source: rows, list, since: at, rows: asKept(rows) }));
  const [isRenewed, setRenewed] = useState(false);
  if (kept.source !== rows) {
    const goesOn = kept.list === list && !isRenewed;
    setRenewed(false);
    setKept({
      ...{ source: rows, list, since: goesOn ? kept.since : at },
      rows: goesOn ? keepRows(kept.rows, rows, kept.since) : asKept(rows),
    });
  }
  return { rows: kept.rows, since: kept.since, renew: () => setRenewed(true) };
}

/** How many loaded cards are kept: the way back leads over them. */
const most = 12;

/** The cards that were loaded, the newest word on each. */
export function useKeptCards(cards: readonly InboxOpenCard[]): ReadonlyMap<string, InboxOpenCard> {
  const [kept, setKept] = useState(() => ({ source: cards, byKey: byKey(cards) }));
  if (kept.source !== cards) {
    const older = [...kept.byKey.values()].filter(({ key }) => cards.every((card) => card.key !== key));
    setKept({ source: cards, byKey: byKey([...older.slice(-most), ...cards]) });
  }
  return kept.byKey;
}

function byKey(cards: readonly InboxOpenCard[]): ReadonlyMap<string, InboxOpenCard> {
  return new Map(cards.map((card) => [card.key, card]));
}
