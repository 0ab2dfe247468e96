import type { JsonLd } from './json-ld';

/** A viewer's picture as structured data names it; `url` is absolute, `publishedAt` an ISO time. */
export interface ScreenshotDescription {
  readonly name: string;
  readonly url: string;
  readonly publishedAt: string | null;
}

/** The picture of a win. Who sent it stays masked here too: nobody is named. */
export function screenshot({ name, url, publishedAt }: ScreenshotDescription): JsonLd {
  return {
    '@context': 'https://schema.org',
    '@type': 'ImageObject',
    name,
    contentUrl: url,
    ...(publishedAt ? { datePublished: publishedAt } : {}),
  };
}
