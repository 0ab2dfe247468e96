import { z } from 'zod';
import { envelope } from './envelope';
import { slugSchema } from './slug';

/** What a sponsor's system tells of its players. */
export const conversionEvents = ['registration', 'deposit'] as const;
/** One of them. */
export type ConversionEvent = (typeof conversionEvents)[number];

/** How far the sponsor is with one: `pending` may still become either; `rejected` after `approved` was taken back. */
export const conversionStates = ['pending', 'approved', 'rejected'] as const;
/** One of them. */
export type ConversionState = (typeof conversionStates)[number];

/** How a report came here. */
export const conversionOrigins = ['postback', 'import'] as const;

/** How a postback proves that it is the sponsor's: a keyed hash of its query or of its body, or a secret from known addresses alone. */
export const postbackProofs = ['hmac_query', 'hmac_body', 'secret'] as const;
/** One of them. */
export type PostbackProof = (typeof postbackProofs)[number];

/** The headers that a proof may come in, where it is no parameter; the site passes these on and no other. */
export const proofHeaders = [
  'x-signature',
  'x-signature-256',
  'x-hub-signature-256',
  'x-hmac-signature',
  'x-postback-signature',
  'x-postback-secret',
] as const;

/** What parameters of a postback can mean. */
export const postbackFields = [
  'event',
  'transaction_id',
  'click_id',
  'sub_id',
  'amount',
  'currency',
  'status',
  'account',
  'time',
] as const;
/** One of them. */
export type PostbackField = (typeof postbackFields)[number];

/** Whether a sponsor sends `500.00` or `50000`. */
export const amountUnits = ['major', 'minor'] as const;
/** Whose time it is where a sponsor sends none of a zone. */
export const postbackZones = ['UTC', 'Europe/Istanbul'] as const;

/** What the operator's rate is paid for. */
export const ratePer = ['click', 'registration', 'first_deposit', 'day'] as const;
/** One of them. */
export type RatePer = (typeof ratePer)[number];

/** Why a postback was refused: counted by sponsor and day, never kept one by one. */
export const postbackRefusals = [
  'unsigned',
  'forged',
  'address',
  'stale',
  'unreadable',
  'unknown_event',
] as const;
/** One of them. */
export type PostbackRefusal = (typeof postbackRefusals)[number];

/** Why a confirmed deposit did not approve the claim that is nearest to it. */
export const mismatches = ['amount', 'currency', 'account', 'time', 'state', 'tickets'] as const;
/** One of them. */
export type Mismatch = (typeof mismatches)[number];

/** What was made of a postback; `duplicate` is one that was taken before. */
export const postbackOutcomes = ['recorded', 'duplicate', 'updated', 'ignored'] as const;
/** One of them. */
export type PostbackOutcome = (typeof postbackOutcomes)[number];

/** GET and POST /postback/{sponsor}. */
export const postbackAnswerSchema = envelope(z.object({ result: z.enum(postbackOutcomes) }));
/** The path of a postback. */
export const postbackParamsSchema = z.object({ sponsor: slugSchema });
/** The most that a postback may be, query and body each, in bytes. */
export const maxPostbackBytes = 16_384;

/** Where a click on this site came from, as it stands in `/go/{slug}?kaynak=`; anything else is `site`. */
export const clickSourceSchema = z.string().regex(/^[a-z0-9][a-z0-9_-]{0,31}$/);
/** The source of a click that names none, and of those beyond the most that a day has. */
export const clickSources = { usual: 'site', others: 'diger' } as const;
