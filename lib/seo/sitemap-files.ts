/** A sitemap of an area; an area has as many as it needs, and `part` 1 is the one of its newest entries. */
export interface SitemapFile {
  readonly area: string;
  readonly part: number;
}

/** The name of a sitemap below /sitemaps/: `news.xml`, `news-2.xml`. */
export function sitemapFileName({ area, part }: SitemapFile): string {
  return part === 1 ? `${area}.xml` : `${area}-${part}.xml`;
}

/** The sitemap that a name stands for; `null` for a name that no sitemap has, such as `news-1.xml` and `news-02.xml`. */
export function parseSitemapFile(name: string): SitemapFile | null {
  const [, area, part] = /^([a-z]+(?:-[a-z]+)*)(?:-([1-9]\d{0,3}))?\.xml$/.exec(name) ?? [];
  if (area === undefined || part === '1') return null;
  return { area, part: part === undefined ? 1 : Number(part) };
}
