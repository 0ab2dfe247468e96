import { z } from 'zod';
import { claimLimits } from './claims';
import { envelope } from './envelope';
import { slugSchema } from './slug';
import { sponsorRefSchema } from './sponsors';
import { writtenLine } from './texts';

/** How far an account is: the member's word, or checked by the team. */
export const sponsorAccountStates = ['claimed', 'verified'] as const;

/** An account at a sponsor that a member says is theirs; `affiliate_ok`: it stands under the community's code. */
export const sponsorAccountSchema = z.object({
  id: z.number().int().positive(),
  sponsor: sponsorRefSchema,
  site_username: z.string(),
  state: z.enum(sponsorAccountStates),
  affiliate_ok: z.boolean(),
  created_at: z.string(),
  verified_at: z.string().nullish(),
});
/** An account at a sponsor. */
export type SponsorAccountWire = z.infer<typeof sponsorAccountSchema>;

/** GET /sponsor-accounts: the member's own, by the sponsor's name. */
export const sponsorAccountsAnswerSchema = envelope(z.array(sponsorAccountSchema));

/** POST /sponsor-accounts: links an account, once a sponsor. */
export const linkAccountInputSchema = z.object({
  sponsor: slugSchema,
  site_username: writtenLine(claimLimits.siteUsername),
});
/** The input of POST /sponsor-accounts. */
export type LinkAccountInput = z.infer<typeof linkAccountInputSchema>;

/** The path of POST /sponsor-accounts/{id}/unlink. */
export const sponsorAccountParamsSchema = z.object({ id: z.string().regex(/^[1-9]\d{0,14}$/) });
