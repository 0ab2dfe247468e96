/**
 * The path table: every screen of the specification's section 2, once. Menu, guards, sitemap, metadata and tests read it.
 * Titles and descriptions are `messages/tr.json` → `pages.<key>.title|description`.
 */

/** How a route is guarded: `guest` turns a logged-in visitor away, `member` asks for a login (D7). */
export type RouteAccess = 'public' | 'guest' | 'member';

/** The groups of the menu, in the order they are shown; `account` stands in the account menu and the side menu's foot. */
export const menuGroups = ['discover', 'earn', 'stream', 'club'] as const;
/** One of the groups of the menu. */
export type MenuGroup = (typeof menuGroups)[number];

interface RouteRow {
  readonly path: string;
  readonly access: RouteAccess;
  readonly menu: MenuGroup | 'account' | null;
  /** A public page that depends on its request. */
  readonly isPerRequest?: boolean;
  /** Its entries go on at `listPage` of lib/paths.ts. */
  readonly isList?: boolean;
}

const table = {
  home: { path: '/', access: 'public', menu: null },
  sponsors: { path: '/sponsorlar', access: 'public', menu: 'discover' },
  news: { path: '/haberler', access: 'public', menu: 'discover', isList: true },
  specialOdds: { path: '/ozeloran', access: 'public', menu: 'discover', isList: true },
  tickets: { path: '/bilet', access: 'public', menu: 'earn' },
  wagerEvents: { path: '/cevrim-etkinlikleri', access: 'public', menu: 'earn' },
  events: { path: '/etkinlikler', access: 'public', menu: 'earn', isList: true },
  tournaments: { path: '/turnuvalar', access: 'public', menu: 'earn', isList: true },
  points: { path: '/points', access: 'public', menu: 'earn' },
  market: { path: '/market', access: 'public', menu: 'earn', isList: true },
  stream: { path: '/yayin', access: 'member', menu: 'stream' },
  bonusBuy: { path: '/bonus-buy', access: 'public', menu: 'stream', isList: true },
  bonusHunts: { path: '/bonus-hunts', access: 'public', menu: 'stream' },
  wins: { path: '/sizdengelenler', access: 'public', menu: 'stream', isList: true },
  analysis: { path: '/analiz', access: 'member', menu: 'stream', isList: true },
  leaders: { path: '/liderlik', access: 'public', menu: 'club', isList: true },
  vip: { path: '/vip', access: 'member', menu: 'club' },
  complaints: { path: '/sikayetoneri', access: 'member', menu: 'club', isList: true },
  affiliateChange: { path: '/affiliate-gecis', access: 'member', menu: 'club', isList: true },
  login: { path: '/login', access: 'guest', menu: null },
  register: { path: '/register', access: 'guest', menu: null },
  forgotPassword: { path: '/forgot-password', access: 'guest', menu: null },
  user: { path: '/user', access: 'member', menu: null },
} as const satisfies Record<string, RouteRow>;

/** The key of a screen; texts and metadata go by it. */
export type RouteKey = keyof typeof table;

/** Rows by key; a path keeps its literal type, so that a link to a screen that does not exist fails the type check. */
export const routes: {
  readonly [Key in RouteKey]: RouteRow & { readonly path: (typeof table)[Key]['path'] };
} = table;

/**
 * Public pages beside the specification's 23 screens. Guard, metadata and sitemap treat them as they treat the rows above. The
 * search depends on its query, and where mailed links lead is nobody else's: they are rendered per request and not indexed.
 */
export const extraPages = {
  howToCheck: { path: '/denetle', access: 'public', menu: null },
  games: { path: '/oyunlar', access: 'public', menu: null, isList: true },
  deliveries: { path: '/teslimatlar', access: 'public', menu: null, isList: true },
  transparency: { path: '/seffaflik', access: 'public', menu: null },
  scorecards: { path: '/seffaflik/sponsor-karnesi', access: 'public', menu: null },
  terms: { path: '/kullanim-kosullari', access: 'public', menu: null },
  privacy: { path: '/gizlilik', access: 'public', menu: null },
  cookies: { path: '/cerezler', access: 'public', menu: null },
  submitWin: { path: '/sizdengelenler/gonder', access: 'member', menu: null, isList: true },
  search: { path: '/ara', access: 'public', menu: null, isPerRequest: true },
  confirmEmail: { path: '/eposta-onayi', access: 'public', menu: null, isPerRequest: true },
  setup: { path: '/kurulum', access: 'public', menu: null, isPerRequest: true },
  resetPassword: {
    path: '/forgot-password/yeni-sifre',
    access: 'public',
    menu: null,
    isPerRequest: true,
  },
} as const satisfies Record<string, RouteRow>;

/** The key of any page with texts under `pages.<key>`. */
export type PageKey = RouteKey | keyof typeof extraPages;

/** The rows of all pages, by key. */
export const pageRows: Readonly<Record<PageKey, RouteRow>> = { ...table, ...extraPages };

/** The pages on terms, data and cookies, in the footer's order. */
export const legalPages = ['terms', 'privacy', 'cookies'] as const satisfies readonly PageKey[];

/** The pages by which everybody can check the site, in the footer's order. */
export const trustPages = ['deliveries', 'transparency', 'scorecards'] as const satisfies readonly PageKey[];

/** Whether search engines may list a page: public, and the same for everybody. */
export function isIndexed(key: PageKey): boolean {
  const { access, isPerRequest = false } = pageRows[key];
  return access === 'public' && !isPerRequest;
}

/** Keys in menu order. */
export const routeKeys = Object.keys(table) as readonly RouteKey[];

/** Keys of all pages, the screens first. */
export const pageKeys = Object.keys(pageRows) as readonly PageKey[];

/** The sections of /user/{section}, in menu order. */
export const userSections = ['info', 'partners', 'verify', 'ticket-deposits'] as const;
/** One of the sections of the user area. */
export type UserSection = (typeof userSections)[number];

/** The pages below each section; any other path below one is 404 (D8). A page may have pages of its own (`sonra/{cursor}`). */
export const userSectionPages = {
  info: ['hareketler', 'siparisler', 'bildirimler', 'guvenlik', 'veriler', 'mola'],
  partners: [],
  verify: [],
  'ticket-deposits': ['sonra', 'odullerim', 'rapor'],
} as const satisfies Record<UserSection, readonly string[]>;

/** One of the pages below `/user/info`. */
export type InfoPage = (typeof userSectionPages)['info'][number];

/** The path of a page below `/user/info`. */
export function infoPagePath(page: InfoPage): `/user/info/${InfoPage}` {
  return `/user/info/${page}`;
}

/** The permissions with the full account menu; any other value is a support role that sees ticket-deposits alone. */
export const accountPermissions = ['player', 'moderator', 'editor', 'admin'] as const;
/** One of the four named permissions. */
export type AccountPermission = (typeof accountPermissions)[number];

/** Whether a permission is one of the four named ones; anything else is a support role (specification 6). */
export function isAccountPermission(permission: string): permission is AccountPermission {
  return accountPermissions.some((known) => known === permission);
}

/** Where the back office begins; its pages stand in lib/desk-pages.ts, which no public page loads. */
export const deskHome = '/yonetim';

/** Whether a permission works in the back office. */
export function isStaffPermission(permission: string): boolean {
  return permission !== 'player' && isAccountPermission(permission);
}

/** Whether a permission is a support role: anything that is none of the four named ones. */
export function isSupportPermission(permission: string): boolean {
  return !isAccountPermission(permission);
}

/** The sections a permission may open: info, partners and verify for the four named ones, ticket-deposits for a support role. */
export function sectionsFor(permission: string): readonly UserSection[] {
  return isAccountPermission(permission) ? ['info', 'partners', 'verify'] : ['ticket-deposits'];
}

/** The path of a section of the user area. */
export function userSectionPath<Section extends UserSection>(section: Section) {
  return `/user/${section}` as const;
}

/** The routes of a menu group, in menu order. */
export function menuRoutes(group: MenuGroup): readonly RouteKey[] {
  return routeKeys.filter((key) => routes[key].menu === group);
}

/** The same without those of areas that are off. */
export function shownRoutes(group: MenuGroup, areasOff: readonly string[]): readonly RouteKey[] {
  return menuRoutes(group).filter((key) => !areasOff.includes(key));
}

/** The groups of the menu that have an area which is on. */
export function shownMenuGroups(areasOff: readonly string[]): readonly MenuGroup[] {
  return menuGroups.filter((group) => shownRoutes(group, areasOff).length > 0);
}

/** Whether a permission may open a section: the four named ones any (linked or not), a support role its own alone. */
export function mayOpenSection(permission: string, section: UserSection): boolean {
  return isAccountPermission(permission) || section === 'ticket-deposits';
}
