import { deskPages } from '@/lib/desk-pages';
import { userSectionPath } from '@/lib/routes';

/** The queues that had a page each below the section of tickets, by its segment: what of the inbox has taken their place. */
const kinds: Readonly<Record<string, string>> = {
  yatirimlar: 'deposit',
  kazanclar: 'win',
  gecisler: 'affiliate',
  kayitlar: 'complaint',
  oduller: 'prize',
  etkinlikler: 'event',
  vip: 'vip',
  hesaplar: 'account',
  siparisler: 'order',
};

/** The lists of what is decided, by the segment behind a queue. */
const decided = ['kararlar', 'teslim-edilen', 'reddedilen'];

/** What a support role decides, for its own sponsor. */
const forSupport = ['deposit', 'account', 'complaint', 'order'];

/** Where in the inbox the page of a queue has gone: its query, and whether a support role has it, too. */
export interface MovedQueue {
  readonly query: string;
  readonly isForSupport: boolean;
}

const desks = {
  turnuvalar: 'tournaments',
  avlar: 'hunts',
  isler: 'system',
  kasa: 'market',
  kodlar: 'codes',
} as const;

/** A desk that stood below the section of tickets, and where it stands now. */
interface MovedDesk {
  readonly page: (typeof desks)[keyof typeof desks];
  readonly to: string;
}

/** Where the page of a desk has gone: an entry's to its own, a later page of the list to the list; null for every path that was no desk's. */
export function findMovedDesk(path: string): MovedDesk | null {
  const section = `${userSectionPath('ticket-deposits')}/`;
  if (!path.startsWith(section)) return null;
  const [name = '', ...rest] = path.slice(section.length).split('/');
  const page = Object.entries(desks).find(([known]) => known === name)?.[1];
  if (!page) return null;
  const entry = page === 'tournaments' && rest.length === 1 ? `/${rest[0]}` : '';
  return { page, to: `${deskPages[page].path}${entry}` };
}

/** Where in the inbox the page at a path has gone; null for every path that was no queue's. */
export function findMovedQueue(path: string): MovedQueue | null {
  const section = `${userSectionPath('ticket-deposits')}/`;
  if (!path.startsWith(section)) return null;
  const [queue = '', list = ''] = path.slice(section.length).split('/');
  const kind = Object.hasOwn(kinds, queue) ? kinds[queue] : undefined;
  if (kind === undefined) return null;
  const query = `?tur=${kind}${decided.includes(list) ? '&liste=decided' : ''}`;
  return { query, isForSupport: forSupport.includes(kind) };
}
