import { z } from 'zod';
import { claimLimits, claimSchema } from './claims';
import { envelope } from './envelope';
import { slugSchema } from './slug';
import { writtenLine } from './texts';

/**
 * An account at a sponsor that a member says is theirs: a claim of the kind `account`, which the team or the sponsor's support role
 * decides on. `affiliate_ok`: it stands under the community's code.
 */
export const sponsorAccountSchema = claimSchema.extend({ affiliate_ok: z.boolean() });
/** An account at a sponsor. */
export type SponsorAccountWire = z.infer<typeof sponsorAccountSchema>;

/** GET /sponsor-accounts: the member's own, by the sponsor's name. */
export const sponsorAccountsAnswerSchema = envelope(z.array(sponsorAccountSchema));

/** POST /sponsor-accounts: links an account, once a sponsor; `replaces` names the own one that it takes the place of. */
export const linkAccountInputSchema = z.object({
  sponsor: slugSchema,
  site_username: writtenLine(claimLimits.siteUsername),
  replaces: z.number().int().positive().optional(),
});
/** The input of POST /sponsor-accounts. */
export type LinkAccountInput = z.infer<typeof linkAccountInputSchema>;
