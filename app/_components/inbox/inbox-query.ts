import { type InboxRef, inboxKinds, inboxLists } from '@/contract/desk-inbox';

/** What the address of the inbox asks for; what it does not know is left out. */
export interface InboxAsked {
  readonly list: (typeof inboxLists)[number];
  readonly kind: (typeof inboxKinds)[number] | undefined;
  readonly q: string | undefined;
  readonly cursor: string | undefined;
  readonly card: InboxRef | null;
}

/** Reads the query of the inbox: `liste`, `tur`, `q`, `sonra`, `kart`. */
export async function readInboxQuery(
  query: Promise<Readonly<Record<string, string | string[] | undefined>>>,
): Promise<InboxAsked> {
  const given = await query;
  const one = (name: string) => {
    const value = given[name];
    return typeof value === 'string' && value !== '' ? value : undefined;
  };
  return {
    list: inboxLists.find((list) => list === one('liste')) ?? 'waiting',
    kind: inboxKinds.find((kind) => kind === one('tur')),
    q: one('q'),
    cursor: one('sonra'),
    card: parseRef(one('kart')),
  };
}

function parseRef(text: string | undefined): InboxRef | null {
  const [kind, id] = text?.split(':') ?? [];
  const known = inboxKinds.find((one) => one === kind);
  return known && id ? { kind: known, id } : null;
}

/** The query of an address of the inbox, without the card that is open. */
export function toInboxQuery({ list, kind, q, cursor }: InboxAsked) {
  return { liste: list === 'waiting' ? undefined : list, tur: kind, q, sonra: cursor };
}
