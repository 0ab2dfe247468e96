/** A page of the sitemap; `changedAt` is an ISO time. */
export interface SitemapUrl {
  readonly path: string;
  readonly changedAt: string | null;
}

/** A sitemap of pages (sitemaps.org 0.9); addresses are absolute. */
export function sitemapXml(origin: string, urls: readonly SitemapUrl[]): string {
  return toDocument(
    'urlset',
    urls.map((url) => toEntry('url', origin, url)),
  );
}

/** The sitemap of sitemaps. */
export function sitemapIndexXml(origin: string, paths: readonly string[]): string {
  return toDocument(
    'sitemapindex',
    paths.map((path) => toEntry('sitemap', origin, { path, changedAt: null })),
  );
}

/** Text as it may stand in XML: the five characters that mean something are escaped, what XML has no place for is left out. */
export function escapeXml(text: string): string {
  return text
    .replace(/[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu, '')
    .replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}

function toDocument(root: string, entries: readonly string[]): string {
  return `<?xml version="1.0" encoding="UTF-8"?>\n<${root} xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${entries.join('')}</${root}>\n`;
}

function toEntry(name: string, origin: string, { path, changedAt }: SitemapUrl): string {
  const changed = changedAt === null ? '' : `<lastmod>${escapeXml(changedAt)}</lastmod>`;
  return `<${name}><loc>${escapeXml(new URL(path, origin).href)}</loc>${changed}</${name}>\n`;
}
