/** A schema.org node; values are plain data. */
export type JsonLd = Readonly<Record<string, unknown>>;

/** The facts of the site that structured data names; `origin` is SITE_URL. */
export interface SiteDescription {
  readonly origin: string;
  readonly name: string;
  readonly description: string;
}

/** The site itself. No SearchAction: search engines are kept out of the search page. */
export function webSite({ origin, name, description }: SiteDescription): JsonLd {
  return node('WebSite', {
    '@id': at(origin, '/#website'),
    url: at(origin, '/'),
    name,
    description,
    inLanguage: 'tr',
  });
}

/** The publisher; `profiles` are its pages on social networks, absolute addresses. */
export function organization({ origin, name }: SiteDescription, profiles: readonly string[]): JsonLd {
  const logo = at(origin, '/icons/icon-512.png');
  const sameAs = profiles.length > 0 ? { sameAs: profiles } : {};
  return node('Organization', {
    '@id': at(origin, '/#organization'),
    url: at(origin, '/'),
    name,
    logo,
    ...sameAs,
  });
}

/** A page by its visible name and its path: a step of the way to another, or an entry of a list. */
export interface Crumb {
  readonly name: string;
  readonly path: string;
}

/** The way from the start page to a page, in order. */
export function breadcrumbs(origin: string, crumbs: readonly Crumb[]): JsonLd {
  const itemListElement = crumbs.map(({ name, path }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name,
    item: at(origin, path),
  }));
  return node('BreadcrumbList', { itemListElement });
}

/** An ordered list of things that have a page here, in the order they are shown. */
export function itemList(origin: string, name: string, items: readonly Crumb[]): JsonLd {
  const itemListElement = items.map((item, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name: item.name,
    url: at(origin, item.path),
  }));
  return node('ItemList', { name, numberOfItems: items.length, itemListElement });
}

/** An article; paths and pictures are of this site or absolute, times are ISO. */
export interface NewsArticleDescription {
  readonly path: string;
  readonly title: string;
  readonly description: string;
  readonly image: string | null;
  readonly publishedAt: string | null;
  readonly updatedAt: string | null;
  readonly author: string;
}

/** An article of the site, which is its publisher. */
export function newsArticle(origin: string, facts: NewsArticleDescription): JsonLd {
  const { path, title, description, image, publishedAt, updatedAt, author } = facts;
  return node('NewsArticle', {
    mainEntityOfPage: at(origin, path),
    headline: title,
    description,
    inLanguage: 'tr',
    author: { '@type': 'Organization', name: author, url: at(origin, '/') },
    publisher: { '@id': at(origin, '/#organization') },
    ...(image ? { image: [at(origin, image)] } : {}),
    ...(publishedAt ? { datePublished: publishedAt } : {}),
    ...(updatedAt ? { dateModified: updatedAt } : {}),
  });
}

/** A sponsor's page of this site and whom it is about; no address of the sponsor's own is told. */
export function describeSponsor(
  origin: string,
  { name, path, logo }: { readonly name: string; readonly path: string; readonly logo: string | null },
): JsonLd {
  const about = { '@type': 'Organization', name, ...(logo ? { logo: at(origin, logo) } : {}) };
  return node('WebPage', { url: at(origin, path), name, inLanguage: 'tr', about });
}

/** JSON that can stand inside a script element: no `<` can end it, whatever a name contains (T-XSS-4). */
export function serializeJsonLd(data: JsonLd): string {
  return JSON.stringify(data)
    .replaceAll('<', '\\u003c')
    .replaceAll('\u2028', '\\u2028')
    .replaceAll('\u2029', '\\u2029');
}

/** A node of a type of schema.org. */
export function node(type: string, fields: JsonLd): JsonLd {
  return { '@context': 'https://schema.org', '@type': type, ...fields };
}

/** A path of this site, or an address, as an absolute one. */
export function at(origin: string, path: string): string {
  return new URL(path, origin).href;
}
