import 'server-only';
import { cache } from 'react';
import type { ClaimWire } from '@/contract/claims';
import { type SponsorAccountWire, sponsorAccountsAnswerSchema } from '@/contract/sponsor-accounts';
import { getMain } from './main';
import { readOwn } from './read-own';
import { type SponsorRef, toSponsorRef } from './sponsor-ref';

/** An account at a sponsor that the viewer has linked: a claim of the kind `account`. */
export interface LinkedAccount {
  readonly claim: ClaimWire;
  readonly sponsor: SponsorRef;
  readonly siteUsername: string;
  readonly affiliateOk: boolean;
}

/** The viewer's linked accounts, by the sponsor's name; none where the upstream has no such area (D27). */
export const listLinkedAccounts = cache(async (): Promise<readonly LinkedAccount[]> => {
  const [answer, { cdnUrl }] = await Promise.all([
    readOwn('/sponsor-accounts', sponsorAccountsAnswerSchema),
    getMain(),
  ]);
  return (answer?.data ?? []).flatMap((wire) => toLinked(wire, cdnUrl));
});

function toLinked({ affiliate_ok, ...claim }: SponsorAccountWire, cdnUrl: string): LinkedAccount[] {
  const { sponsor, site_username: siteUsername = '' } = claim.details;
  if (!sponsor) return [];
  return [{ claim, sponsor: toSponsorRef(sponsor, cdnUrl), siteUsername, affiliateOk: affiliate_ok }];
}
