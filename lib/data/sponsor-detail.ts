import 'server-only';
import { cache } from 'react';
import { sponsorAnswerSchema, sponsorSlugSchema } from '@/contract/sponsors';
import { entryReader } from '@/lib/upstream/read-public';
import { getMain } from './main';
import { listSponsors, type Sponsor, toSponsor } from './sponsors';

/** A host a sponsor was to be found under; ISO times, `until` is null for the present one. */
export interface SponsorAddress {
  readonly host: string;
  readonly since: string;
  readonly until: string | null;
}

/** A sponsor with its history. One that is no longer recommended keeps its page but has no link. */
export interface SponsorDetail extends Sponsor {
  readonly isActive: boolean;
  readonly addresses: readonly SponsorAddress[];
}

const readSponsor = entryReader('sponsor', {
  tag: 'sponsors',
  answer: sponsorAnswerSchema,
  revalidateS: 60,
});

/**
 * The sponsor with this slug; `null` where there is none. An operator's own upstream may know the list alone (D27): then the page
 * says what the list does.
 */
export const findSponsor = cache(async (slug: string): Promise<SponsorDetail | null> => {
  if (!sponsorSlugSchema.safeParse(slug).success) return null;
  const answer = await readSponsor(slug);
  if (!answer) return fromList(slug);
  const { data } = answer;
  const addresses = (data.addresses ?? []).map(({ host, valid_from, valid_to }) => ({
    host,
    since: valid_from,
    until: valid_to ?? null,
  }));
  return {
    ...toSponsor(data, (await getMain()).cdnUrl),
    isActive: data.is_active ?? true,
    addresses,
  };
});

async function fromList(slug: string): Promise<SponsorDetail | null> {
  const listed = (await listSponsors())?.find((sponsor) => sponsor.slug === slug);
  return listed ? { ...listed, isActive: true, addresses: [] } : null;
}
