import { type ReferenceType, type ReferenceWire, referenceTypes } from '@/contract/references';
import { deskPages } from '@/lib/desk-pages';
import { entryPath, pathTo } from '@/lib/paths';
import { infoPagePath, pageRows, userSectionPath } from '@/lib/routes';

/** Where this site shows what a notification or a line of the statement is about. */
const pages: Readonly<Record<ReferenceType, string>> = {
  events: pageRows.events.path,
  tournaments: pageRows.tournaments.path,
  'bonus-hunts': pageRows.bonusHunts.path,
  raffles: pageRows.tickets.path,
  'wager-events': pageRows.wagerEvents.path,
  leaders: pageRows.leaders.path,
  market: pageRows.market.path,
  vip: pageRows.vip.path,
  cases: pageRows.complaints.path,
  'affiliate-changes': pageRows.affiliateChange.path,
  tickets: userSectionPath('ticket-deposits'),
  'own-prizes': pathTo('ownPrizes'),
  'own-wins': pageRows.submitWin.path,
  orders: infoPagePath('siparisler'),
  statement: infoPagePath('hareketler'),
  notifications: infoPagePath('bildirimler'),
  'sponsor-accounts': userSectionPath('partners'),
  security: infoPagePath('guvenlik'),
  verification: userSectionPath('verify'),
  'own-data': infoPagePath('veriler'),
  pause: infoPagePath('mola'),
  inbox: deskPages.inbox.path,
  objections: pageRows.complaints.path,
};

/** The path of what is referred to; null for a type that this site does not know. */
export function referencePath({ type, id }: ReferenceWire): string | null {
  const known = referenceTypes.find((one) => one === type);
  if (known === undefined) return null;
  return id ? entryPath(pages[known], id) : pages[known];
}
