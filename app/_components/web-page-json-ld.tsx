import { JsonLd } from '@/components/layout/json-ld';
import { env } from '@/lib/env';
import { serializeJsonLd } from '@/lib/seo/json-ld';
import { type PageDescription, webPage } from '@/lib/seo/thing-json-ld';

/** What search engines learn of a page that is no list of pages and no event: what it is called and what it says. */
export function WebPageJsonLd(facts: PageDescription) {
  return <JsonLd json={serializeJsonLd(webPage(env().SITE_URL, facts))} />;
}
