import { type InboxRef, inboxKinds, inboxLists } from '@/contract/desk-inbox';

/** What the address of the inbox asks for; what it does not know is left out. */
export interface InboxAsked {
  readonly list: (typeof inboxLists)[number];
  readonly kind: (typeof inboxKinds)[number] | undefined;
  readonly q: string | undefined;
  readonly sponsor: string | undefined;
  /** Whole units of the currency; whole Sikke of orders. */
  readonly min: number | undefined;
  readonly max: number | undefined;
  readonly cursor: string | undefined;
  readonly card: InboxRef | null;
}

/** Reads the query of the inbox: `liste`, `tur`, `q`, `sponsor`, `enaz`, `encok`, `sonra`, `kart`. */
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
    sponsor: one('sponsor'),
    ...{ min: parseAmount(one('enaz')), max: parseAmount(one('encok')) },
    cursor: one('sonra'),
    card: parseRef(one('kart')),
  };
}

/** A whole amount as somebody writes it, with points or commas between its thousands. */
function parseAmount(text: string | undefined): number | undefined {
  const digits = text?.replace(/[.,\s]/g, '') ?? '';
  return /^\d{1,9}$/.test(digits) ? Number(digits) : undefined;
}

function parseRef(text: string | undefined): InboxRef | null {
  const [kind, id] = text?.split(':') ?? [];
  const known = inboxKinds.find((one) => one === kind);
  return known && id ? { kind: known, id } : null;
}

/** The query of an address of the inbox, without the card that is open. */
export function toInboxQuery({ list, kind, q, sponsor, min, max, cursor }: InboxAsked) {
  return {
    ...{ liste: list === 'waiting' ? undefined : list, tur: kind, q, sponsor },
    ...{ enaz: min?.toString(), encok: max?.toString(), sonra: cursor },
  };
}

/** What the API is asked for: amounts of money are minor units there. */
export function toInboxCall({ list, kind, q, sponsor, min, max, cursor }: InboxAsked) {
  const toUnits = (amount: number | undefined) =>
    amount === undefined ? undefined : String(kind === 'order' ? amount : amount * 100);
  return { list, kind, q, sponsor, min: toUnits(min), max: toUnits(max), cursor };
}
