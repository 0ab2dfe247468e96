import { z } from 'zod';
import { claimLimits, ownerActions, reviewerActions } from './claims';
import { currencies } from './currencies';
import { mediaIdSchema, mediaLimits } from './media';
import { slugSchema } from './slug';
import { optionalText, writtenLine, writtenText } from './texts';

const files = z.array(mediaIdSchema).max(mediaLimits.maxPerClaim).default([]);
const filesRequired = z.array(mediaIdSchema).max(mediaLimits.maxPerClaim).min(1);
const amount = z.number().int().min(1).max(claimLimits.amount);
const currency = z.enum(currencies);
const content = optionalText(claimLimits.content);
const siteUsername = writtenLine(claimLimits.siteUsername);

/** POST /claims/deposit: a deposit at a sponsor that earns tickets of a draw. `deposit_date` is when the money went. */
export const depositInputSchema = z.object({
  raffle: slugSchema,
  sponsor: slugSchema,
  site_username: siteUsername,
  amount,
  currency,
  deposit_date: z.iso.datetime(),
  file: filesRequired,
  content,
});
/** The input of POST /claims/deposit. */
export type DepositInput = z.infer<typeof depositInputSchema>;

/**
 * POST /claims/win: a viewer's win, with a picture or the address of a replay. With `show_picture` the first picture is shown to everybody
 * once the win is approved; without it every picture stays private.
 */
export const winInputSchema = z.object({
  sponsor: slugSchema,
  site_username: siteUsername,
  game_name: writtenLine(120),
  bet: amount,
  win: amount,
  currency,
  link: z
    .url({ protocol: /^https?$/ })
    .max(500)
    .nullish(),
  file: files,
  show_picture: z.boolean().default(false),
  content,
});
/** The input of POST /claims/win. */
export type WinInput = z.infer<typeof winInputSchema>;

const phone = z.string().regex(/^\+?[0-9 ()-]{7,24}$/);

/** POST /claims/affiliate: an account at a sponsor that is to stand under the community's code. `terms` must be accepted. */
export const affiliateInputSchema = z.object({
  sponsor: slugSchema,
  site_username: siteUsername,
  name: writtenLine(60),
  surname: writtenLine(60),
  email: z.email().max(254),
  phone,
  file: files,
  content,
  terms: z.boolean().refine((isAccepted) => isAccepted, { params: { rule: 'required' } }),
});
/** The input of POST /claims/affiliate. */
export type AffiliateInput = z.infer<typeof affiliateInputSchema>;

/** What a case can be, and who in the team it goes to. */
export const complaintTypes = ['complaint', 'suggestion', 'objection'] as const;
export const complaintDepartments = [
  'payment',
  'bonus',
  'tickets',
  'market',
  'account',
  'technical',
  'other',
] as const;

/**
 * POST /claims/complaint: a complaint, a suggestion or an objection, about a sponsor or not. With `allow_public` a case about a sponsor may be answered in
 * public, which its owner can take back at any time.
 */
export const complaintInputSchema = z.object({
  type: z.enum(complaintTypes),
  department: z.enum(complaintDepartments),
  sponsor: slugSchema.optional(),
  subject: writtenLine(claimLimits.subject),
  message: writtenText(claimLimits.message),
  allow_public: z.boolean().default(false),
  file: files,
  'g-recaptcha-response': z.string().max(8192).optional(),
});
/** The input of POST /claims/complaint. */
export type ComplaintInput = z.infer<typeof complaintInputSchema>;

/** Where a prize goes; which of these a prize needs depends on its type. */
export const deliverySchema = z
  .object({
    site_username: siteUsername,
    name: writtenLine(60),
    surname: writtenLine(60),
    phone,
    address: writtenText(300),
    city: writtenLine(60),
    country: writtenLine(60),
    zipcode: writtenLine(12),
  })
  .partial();
/** Where a prize goes. */
export type DeliveryWire = z.infer<typeof deliverySchema>;

/** POST /claims/{kind}/{id}/steps: the owner answers, writes, confirms, reopens or withdraws; a prize's answer carries the delivery data. */
export const ownerStepInputSchema = deliverySchema.extend({
  action: z.enum(ownerActions),
  message: optionalText(claimLimits.message),
  file: files,
});
/** The input of POST /claims/{kind}/{id}/steps. */
export type OwnerStepInput = z.infer<typeof ownerStepInputSchema>;

/** POST /reviews/{kind}/{id}/steps. A rejection, a question and a reply need a `reason`: it is what the member reads. */
export const reviewerStepInputSchema = z.object({
  action: z.enum(reviewerActions),
  reason: optionalText(claimLimits.reason),
});
/** The input of POST /reviews/{kind}/{id}/steps. */
export type ReviewerStepInput = z.infer<typeof reviewerStepInputSchema>;
