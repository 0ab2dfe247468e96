import { pathTo } from '@/lib/paths';

interface NamedSponsor {
  readonly slug: string | null;
  readonly name: string;
  readonly logoUrl: string | null;
  readonly tone: string | null;
}

/** A sponsor as heads show whose something is; without a slug it has no page to lead to. */
export function toHost(sponsor: NamedSponsor | null) {
  if (sponsor === null) return null;
  const { slug, name, logoUrl, tone } = sponsor;
  return { href: slug === null ? null : pathTo('sponsor', slug), name, logoUrl, tone };
}
