import type { ContentKind } from '@/contract/desk-content';
import type { Reference, ReferenceType } from '@/contract/references';

/**
 * Where the site shows what is written about in mails: the one place of the API that knows addresses of it. Whoever runs another site
 * over this API changes this file alone (ADR 189).
 */
const pages: Readonly<Record<ReferenceType, string>> = {
  events: '/etkinlikler',
  tournaments: '/turnuvalar',
  'bonus-hunts': '/bonus-hunts',
  raffles: '/bilet',
  'wager-events': '/cevrim-etkinlikleri',
  leaders: '/liderlik',
  market: '/market',
  vip: '/vip',
  cases: '/sikayetoneri',
  'affiliate-changes': '/affiliate-gecis',
  tickets: '/user/ticket-deposits',
  'own-prizes': '/user/ticket-deposits/odullerim',
  'own-wins': '/sizdengelenler/gonder',
  orders: '/user/info/siparisler',
  statement: '/user/info/hareketler',
  notifications: '/user/info/bildirimler',
  'sponsor-accounts': '/user/partners',
  security: '/user/info/guvenlik',
  verification: '/user/verify',
  'own-data': '/user/info/veriler',
  pause: '/user/info/mola',
  inbox: '/yonetim/gelen',
  objections: '/sikayetoneri',
};

const letters = { confirmEmail: '/eposta-onayi', resetPassword: '/forgot-password/yeni-sifre' } as const;

/** The words that the site puts where a slug stands: lists below `/etkinlikler`, for one. No entry may be called so. */
export const takenSlugs = {
  analyses: ['sonuclanan', 'slot', 'yazar', 'sonra'],
  events: ['yaklasan', 'biten', 'tur', 'sonra'],
  market: ['sonra', 'tur'],
  'special-odds': ['sonuclar', 'sonra'],
  tournaments: ['biten', 'tur', 'sonra'],
} as const;

/** Where each kind of content is shown: an entry's own page stands below, unless the kind is one of `withoutPages`. */
const contentPages: Readonly<Record<ContentKind, string>> = {
  events: pages.events,
  tournaments: pages.tournaments,
  'bonus-hunts': pages['bonus-hunts'],
  raffles: pages.raffles,
  'wager-events': pages['wager-events'],
  market: pages.market,
  sponsors: '/sponsorlar',
  games: '/oyunlar',
  news: '/haberler',
  'special-odds': '/ozeloran',
  schedule: '/yayin',
  'bonus-buys': '/bonus-buy',
  analyses: '/analiz',
  analysts: '/analiz/yazar',
  banners: '',
  'leaderboard-prizes': pages.leaders,
  'text-pages': '',
  'earn-rules': '/points',
  'vip-tiers': pages.vip,
  'sponsor-tracking': '',
};

const withoutPages: readonly ContentKind[] = [
  'schedule',
  'banners',
  'leaderboard-prizes',
  'earn-rules',
  'vip-tiers',
  'sponsor-tracking',
];

/** The path of an entry's public page; null for a kind without pages of its own. */
export function pagePath(kind: ContentKind, slug: string): string | null {
  return withoutPages.includes(kind) ? null : `${contentPages[kind]}/${slug}`;
}

/** The path where an entry is seen: its page, or the list it stands in. */
export function shownPath(kind: ContentKind, slug: string): string {
  return pagePath(kind, slug) ?? contentPages[kind];
}

/** The address of what is referred to, on the site at `siteUrl`. */
export function linkTo(siteUrl: string, { type, id }: Reference): string {
  const page = Object.hasOwn(pages, type) ? pages[type] : pages.notifications;
  return `${toRoot(siteUrl)}${page}${id === undefined ? '' : `/${encodeURIComponent(id)}`}`;
}

/** The address where a mailed token is used; it stands behind the #, so that no server sees it. */
export function tokenLink(siteUrl: string, letter: keyof typeof letters, token: string): string {
  return `${toRoot(siteUrl)}${letters[letter]}#${token}`;
}

function toRoot(siteUrl: string): string {
  return siteUrl.replace(/\/$/, '');
}
