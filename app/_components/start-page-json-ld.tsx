import { getTranslations } from 'next-intl/server';
import { JsonLd } from '@/components/layout/json-ld';
import { getSite } from '@/lib/data/site';
import { listSponsors } from '@/lib/data/sponsors';
import { env } from '@/lib/env';
import { pathTo } from '@/lib/paths';
import { type Crumb, itemList, organization, serializeJsonLd, webSite } from '@/lib/seo/json-ld';

/**
 * What search engines learn on the start page: the site, who runs it and the sponsors in the order shown. What the
 * upstream does not tell is left out; the page never fails for it.
 */
export async function StartPageJsonLd() {
  const t = await getTranslations();
  const texts = { name: t('site.name'), description: t('site.description') };
  const site = { origin: env().SITE_URL, ...texts };
  const [profiles, sponsors] = await Promise.all([socialProfiles(), sponsorPages()]);
  const list = sponsors.length > 0 ? [itemList(site.origin, t('pages.sponsors.title'), sponsors)] : [];
  const facts = [webSite(site), organization(site, profiles), ...list];
  return facts.map((fact) => <JsonLd key={String(fact['@type'])} json={serializeJsonLd(fact)} />);
}

async function socialProfiles(): Promise<readonly string[]> {
  const site = await getSite().catch(() => null);
  return site?.social.map(({ url }) => url) ?? [];
}

async function sponsorPages(): Promise<readonly Crumb[]> {
  const sponsors = await listSponsors().catch(() => null);
  return sponsors?.map(({ name, slug }) => ({ name, path: pathTo('sponsor', slug) })) ?? [];
}
