import { fillPattern, type Segments } from './fill-pattern';
import { infoPagePath, pageRows, userSectionPath } from './routes';

/** Lists below the screens; `[name]` is a segment that `pathTo` fills in. Their later pages stand at `listPage`. */
const lists = {
  settledAnalyses: '/analiz/sonuclanan',
  slotAnalyses: '/analiz/slot',
  analyst: '/analiz/yazar/[slug]',
  pastRaffles: '/bilet/gecmis',
  buyArchive: '/bonus-buy/arsiv',
  gameBuys: '/bonus-buy/oyun/[slug]',
  huntArchive: '/bonus-hunts/arsiv',
  guesses: '/bonus-hunts/[slug]/tahminler',
  pastWagerEvents: '/cevrim-etkinlikleri/gecmis',
  wagerRanks: '/cevrim-etkinlikleri/[slug]/siralama',
  upcomingEvents: '/etkinlikler/yaklasan',
  pastEvents: '/etkinlikler/biten',
  eventsOfType: '/etkinlikler/tur/[type]',
  eventsOfTypeAt: '/etkinlikler/tur/[type]/[view]',
  event: '/etkinlikler/[slug]',
  newsCategory: '/haberler/kategori/[category]',
  board: '/liderlik/[metric]/[period]',
  pastBoards: '/liderlik/[metric]/[period]/gecmis',
  pastBoard: '/liderlik/[metric]/[period]/gecmis/[start]',
  marketType: '/market/tur/[type]',
  provider: '/oyunlar/saglayici/[code]',
  deliveryList: '/teslimatlar/[month]/[area]/[view]',
  sponsorDeliveries: '/teslimatlar/sponsor/[slug]',
  oddResults: '/ozeloran/sonuclar',
  sponsorResults: '/ozeloran/sonuclar/sponsor/[slug]',
  gameWins: '/sizdengelenler/oyun/[slug]',
  providerWins: '/sizdengelenler/saglayici/[code]',
  pastTournaments: '/turnuvalar/biten',
  tournamentsOfType: '/turnuvalar/tur/[type]',
  tournament: '/turnuvalar/[slug]',
  ownPrizes: '/user/ticket-deposits/odullerim',
  statementLines: '/user/info/hareketler/[direction]',
} as const;

/** Pages and files below the screens that no list goes on from. */
const single = {
  analysis: '/analiz/[slug]',
  raffle: '/bilet/[slug]',
  buySession: '/bonus-buy/[slug]',
  hunt: '/bonus-hunts/[slug]',
  wagerEvent: '/cevrim-etkinlikleri/[slug]',
  eventsCalendar: '/etkinlikler/takvim.ics',
  eventCalendar: '/etkinlikler/[slug]/takvim.ics',
  article: '/haberler/[slug]',
  newsFeed: '/haberler/rss.xml',
  marketItem: '/market/[slug]',
  game: '/oyunlar/[slug]',
  odd: '/ozeloran/[slug]',
  case: '/sikayetoneri/[no]',
  win: '/sizdengelenler/[id]',
  sponsor: '/sponsorlar/[slug]',
  sponsorTable: '/sponsorlar/gorunum/tablo',
  calendar: '/takvim.ics',
  statementQuarter: '/user/info/hareketler/90-gun',
  ownSponsorReport: '/user/ticket-deposits/rapor',
  postback: '/postback/[sponsor]',
  overlay: '/katman/[token]/[widget]',
  preview: '/onizleme',
  previewEnd: '/onizleme/kapat',
  visit: '/go/[slug]',
  visitOdd: '/go/ozeloran/[slug]',
  numbers: '/seffaflik/sayilar/[area]/[slug]',
  bookHeads: '/seffaflik/defter-ozetleri.json',
  sharePicture: '/paylas/[kind]/[name]/[version]/[file]',
  sitemaps: '/sitemap.xml',
  sitemap: '/sitemaps/[file]',
  operatorStyle: '/operator.css',
  partTexts: '/metinler/[version]',
  serviceWorker: '/sw.js',
  offline: '/cevrimdisi',
} as const;

/** Every address below the screens, by its name. */
export const patterns = { ...lists, ...single };

type Table = typeof patterns;
type Plain = { [Name in keyof Table]: Segments<Table[Name]> extends [] ? Name : never }[keyof Table];

/** An address below the screens; each segment is encoded. */
export function pathTo<Name extends Plain>(name: Name): Table[Name];
export function pathTo<Name extends keyof Table>(name: Name, ...segments: Segments<Table[Name]>): string;
export function pathTo(name: keyof Table, ...segments: readonly (string | number)[]): string {
  return fillPattern(patterns[name], segments);
}

/** The page of an entry below its list. */
export function entryPath(list: string, slug: string): string {
  return `${list}/${encodeURIComponent(slug)}`;
}

/** A page of a list: what is behind a cursor, its first one without. */
export function listPage(list: string, cursor?: string): string {
  return cursor === undefined ? list : `${list}/sonra/${cursor}`;
}

/** All lists with pages behind their first, as patterns. */
export function listPatterns(): readonly string[] {
  return [
    ...Object.values(pageRows).flatMap(({ path, isList }) => (isList ? [path] : [])),
    ...Object.values(lists),
    ...(['hareketler', 'siparisler', 'bildirimler'] as const).map(infoPagePath),
    userSectionPath('ticket-deposits'),
  ];
}
