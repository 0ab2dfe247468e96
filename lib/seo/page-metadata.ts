import type { Metadata, Viewport } from 'next';
import { getTranslations } from 'next-intl/server';
import { getLook } from '@/lib/data/frame';
import type { DeskPageKey } from '@/lib/desk-pages';
import { env } from '@/lib/env';
import { sharePicture } from '@/lib/format/cover';
import { shareForms } from '@/lib/format/share-facts';
import { pathTo } from '@/lib/paths';
import { type InfoPage, isIndexed, type PageKey, pageRows, type UserSection } from '@/lib/routes';
import type { SharePicture } from '@/lib/share/find-share';
import { areaPicture } from './area-pictures';
import { brandBackground, shareImage } from './brand';

/** What every page shares; the root layout's own metadata. Pages without metadata (404, errors) show this title. */
export async function siteMetadata(): Promise<Metadata> {
  const [site, { icon }] = await Promise.all([getTranslations('site'), getLook()]);
  return {
    icons: siteIcons(icon),
    metadataBase: new URL(env().SITE_URL),
    applicationName: site('name'),
    title: { default: `${site('name')} · ${site('tagline')}`, template: `%s · ${site('name')}` },
    description: site('description'),
    formatDetection: { telephone: false, date: false, address: false, email: false },
  };
}

/** The operator's icon for every place that shows one, or the coin in the form that each place takes best. */
function siteIcons(own: string | null): Metadata['icons'] {
  if (own) return { icon: own, apple: own };
  const icon = [
    { url: '/favicon.ico', sizes: '48x48', type: 'image/x-icon' },
    { url: '/icon.svg', sizes: 'any', type: 'image/svg+xml' },
  ];
  return { icon, apple: { url: '/apple-icon.png', sizes: '180x180', type: 'image/png' } };
}

/** The browser's own colours, so that nothing white flashes before the first paint. */
export async function siteViewport(): Promise<Viewport> {
  const { colours } = await getLook();
  return { themeColor: colours.bg ?? brandBackground, colorScheme: 'dark' };
}

/**
 * Title, description, canonical address, share cards and robots of a screen of the path table. A screen that is not
 * public is kept out of search results, and one that only members see has no address to share. The canonical address has no query: a filtered list is the same page.
 */
export async function pageMetadata(key: PageKey, share: SharePicture | null = null): Promise<Metadata> {
  const facts = await describeScreen(key);
  if (pageRows[key].access === 'member') return memberMetadata(facts);
  return describePage({ ...facts, share, robots: isIndexed(key) ? open : closed });
}

/** What a screen of the path table says about itself. */
export async function describeScreen(key: PageKey): Promise<EntryDescription> {
  const t = await getTranslations('pages');
  return { title: t(`${key}.title`), description: t(`${key}.description`), path: pageRows[key].path };
}

/** What a page of an entry, or of a tab or filter of a list, says about itself. */
export interface EntryDescription {
  readonly title: string;
  /** Cut to what search engines show. */
  readonly description: string;
  readonly path: string;
  /** Address of a picture for share cards, a path of this site or absolute; its area's where there is none. */
  readonly image?: string | null;
  /** The picture made of the entry itself, before any other. */
  readonly share?: SharePicture | null;
  /** For an article: ISO time. */
  readonly publishedAt?: string;
}

/** Metadata of a detail page, a tab or a filtered list; the canonical address is its own. */
export function entryMetadata(facts: EntryDescription): Promise<Metadata> {
  return describePage({ ...facts, robots: open });
}

/** Metadata of a page that search engines do not list, but whose links they follow: a deeper one of a list (`/sonra/`), or one narrowed too far. */
export function deeperPageMetadata(facts: EntryDescription): Promise<Metadata> {
  return describePage({ ...facts, robots: { index: false, follow: true } });
}

const open = { index: true, follow: true };
const closed = { index: false, follow: false };

/**
 * What a page says that only who is logged in sees: whoever is sent its address is led to the login first, search engines and previews of messengers too. So it has
 * no card to share, which would be written with each answer for nobody.
 */
export async function memberMetadata({ title, description }: MemberDescription): Promise<Metadata> {
  const site = await getTranslations('site');
  return {
    title: { absolute: toShownTitle(title, site('name')) },
    description: shortened(description),
    robots: closed,
  };
}

type MemberDescription = Pick<EntryDescription, 'title' | 'description'>;

/** The same for a section of the user area. */
export async function sectionMetadata(section: UserSection): Promise<Metadata> {
  const t = await getTranslations('userSections');
  const texts = { title: t(`${section}.title`), description: t(`${section}.description`) };
  return memberMetadata(texts);
}

/** The same for a page below `/user/info`. */
export async function infoPageMetadata(page: InfoPage): Promise<Metadata> {
  const t = await getTranslations('infoPages');
  const texts = { title: t(`${page}.title`), description: t(`${page}.description`) };
  return memberMetadata(texts);
}

/** The same for a page of the back office; `title` where it is about one of its entries. */
export async function deskPageMetadata(key: DeskPageKey, title?: string): Promise<Metadata> {
  const t = await getTranslations('desk.pages');
  const texts = { title: title ?? t(`${key}.title`), description: t(`${key}.lead`) };
  return memberMetadata(texts);
}

/** What an address without an entry is called: the browser shows a page's own metadata where the page ends as not found. */
export async function missingMetadata(): Promise<Metadata> {
  const site = await getTranslations('site');
  const t = await getTranslations('notFound');
  return { title: { absolute: `${t('title')} · ${site('name')}` }, robots: { index: false } };
}

function toShownTitle(title: string, site: string): string {
  return `${title} · ${site}`;
}

interface PageDescription extends EntryDescription {
  readonly robots: { readonly index: boolean; readonly follow: boolean };
}

async function describePage(facts: PageDescription): Promise<Metadata> {
  const site = await getTranslations('site');
  const seo = await getTranslations('seo');
  const feed = await getTranslations('news');
  const look = await getLook();
  const { path, robots, publishedAt } = facts;
  const shown = toShownTitle(facts.title, site('name'));
  const description = shortened(facts.description);
  const picture = facts.image ?? look.sharePicture ?? areaPicture(path);
  const other = picture ? { url: sharePicture(picture) } : { ...shareImage, alt: seo('shareImageAlt') };
  const images = [facts.share ? toImage(facts.share) : other];
  const card = { title: shown, description, images };
  const kind = publishedAt
    ? { type: 'article' as const, publishedTime: publishedAt }
    : { type: 'website' as const };
  return {
    title: { absolute: shown },
    description,
    alternates: {
      canonical: path,
      types: { 'application/rss+xml': [{ url: pathTo('newsFeed'), title: feed('feed') }] },
    },
    robots,
    openGraph: { ...kind, ...card, locale: 'tr_TR', siteName: site('name'), url: path },
    twitter: { ...card, card: 'summary_large_image' },
  };
}

function toImage({ wide, text }: SharePicture) {
  return { url: wide, ...shareForms.genis, type: 'image/png', alt: text };
}

const mostCharacters = 200;

/** Ends at a word, with an ellipsis where something was cut. */
function shortened(text: string): string {
  const flat = text.replace(/\s+/g, ' ').trim();
  if (flat.length <= mostCharacters) return flat;
  return `${flat.slice(0, mostCharacters).replace(/\s+\S*$/, '')}…`;
}
