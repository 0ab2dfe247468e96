import { escapeXml } from './sitemap-xml';

/** A feed: its texts and its entries, the latest first. Paths are of this site. */
export interface Feed {
  readonly title: string;
  readonly description: string;
  readonly path: string;
  /** The page the feed belongs to. */
  readonly page: string;
  readonly items: readonly FeedItem[];
}

interface FeedItem {
  readonly title: string;
  readonly path: string;
  readonly description: string;
  readonly category: string | null;
  /** ISO time. */
  readonly publishedAt: string | null;
}

/** RSS 2.0 with its own address (atom:link), as the RSS Advisory Board's profile asks. */
export function rssXml(origin: string, { title, description, path, page, items }: Feed): string {
  const at = (to: string) => escapeXml(new URL(to, origin).href);
  const channel = [
    element('title', title),
    `<link>${at(page)}</link>`,
    element('description', description),
    '<language>tr</language>',
    `<atom:link href="${at(path)}" rel="self" type="application/rss+xml"/>`,
    ...items.map((item) => toItem(item, at(item.path))),
  ];
  return `<?xml version="1.0" encoding="UTF-8"?>\n<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom"><channel>\n${channel.join('\n')}\n</channel></rss>\n`;
}

function toItem({ title, description, category, publishedAt }: FeedItem, address: string): string {
  return [
    '<item>',
    element('title', title),
    `<link>${address}</link>`,
    `<guid isPermaLink="true">${address}</guid>`,
    element('description', description),
    category ? element('category', category) : '',
    publishedAt ? `<pubDate>${new Date(publishedAt).toUTCString()}</pubDate>` : '',
    '</item>',
  ].join('');
}

function element(name: string, text: string): string {
  return `<${name}>${escapeXml(text)}</${name}>`;
}
