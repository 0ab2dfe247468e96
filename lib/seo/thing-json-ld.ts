import { at, type JsonLd, node } from './json-ld';

/** A thing with a page of its own; `path` and `image` are of this site or absolute. */
export interface ThingDescription {
  readonly name: string;
  readonly description: string;
  readonly path: string;
  readonly image: string | null;
}

/**
 * An item of the market: a page about one thing. No `Product` and no `Offer`: they ask for a price in a currency, and nobody can
 * buy here (ADR 120).
 */
export function itemPage(origin: string, facts: ThingDescription): JsonLd {
  const { name, description, path } = facts;
  const mainEntity = { '@type': 'Thing', ...toThing(origin, facts) };
  return node('ItemPage', { url: at(origin, path), name, description, inLanguage: 'tr', mainEntity });
}

/** A page of this site by what it says and whom or what it is `about`; `path` of this site. */
export interface PageDescription {
  readonly name: string;
  readonly description: string;
  readonly path: string;
  readonly about?: JsonLd;
}

/** A page that tells of something schema.org has no word for, or too little is known of. */
export function webPage(origin: string, { name, description, path, about }: PageDescription): JsonLd {
  return node('WebPage', {
    url: at(origin, path),
    name,
    description,
    inLanguage: 'tr',
    ...(about ? { about } : {}),
  });
}

/** A game of the catalogue and who makes it. */
export function game(origin: string, facts: ThingDescription & { readonly maker: string | null }): JsonLd {
  const { path, maker } = facts;
  const by = maker ? { publisher: { '@type': 'Organization', name: maker } } : {};
  return node('Game', { url: at(origin, path), ...toThing(origin, facts), ...by });
}

function toThing(origin: string, { name, description, image }: ThingDescription) {
  return { name, description, ...(image ? { image: at(origin, image) } : {}) };
}
