import 'server-only';
import { cache } from 'react';
import { type SponsorAccountWire, sponsorAccountsAnswerSchema } from '@/contract/sponsor-accounts';
import { getMain } from './main';
import { readOwn } from './read-own';
import { type SponsorRef, sponsorRefOf } from './sponsor-ref';

/** An account at a sponsor that the viewer has linked. */
export interface LinkedAccount {
  readonly id: number;
  readonly sponsor: SponsorRef;
  readonly siteUsername: string;
  readonly isVerified: boolean;
  readonly affiliateOk: boolean;
}

/** The viewer's linked accounts, by the sponsor's name; none where the upstream has no such area (D27). */
export const listLinkedAccounts = cache(async (): Promise<readonly LinkedAccount[]> => {
  const [answer, { cdnUrl }] = await Promise.all([
    readOwn('/sponsor-accounts', sponsorAccountsAnswerSchema),
    getMain(),
  ]);
  return (answer?.data ?? []).map((wire) => linkedOf(wire, cdnUrl));
});

function linkedOf(wire: SponsorAccountWire, cdnUrl: string): LinkedAccount {
  return {
    id: wire.id,
    sponsor: sponsorRefOf(wire.sponsor, cdnUrl),
    siteUsername: wire.site_username,
    isVerified: wire.state === 'verified',
    affiliateOk: wire.affiliate_ok,
  };
}
