import { z } from 'zod';
import { envelope } from './envelope';
import { clickSourceSchema } from './sponsor-tracking';

/** In the order they are shown: VIP first. */
export const sponsorTiers = ['vip', 'featured', 'normal'] as const;
/** One of the tiers. */
export type SponsorTier = (typeof sponsorTiers)[number];

/** Payment methods the site has a name for; an unknown one is shown as it is sent. */
export const paymentMethods = [
  'papara',
  'havale',
  'kripto',
  'kredi_karti',
  'mefete',
  'payfix',
  'cepbank',
  'qr',
] as const;
/** One of the known payment methods. */
export type PaymentMethod = (typeof paymentMethods)[number];

/** The kinds of bonus this community speaks of; an unknown one is shown as it is sent. */
export const bonusKinds = ['deneme', 'hos_geldin', 'kayip', 'freespin', 'freebet'] as const;
/** One of the known kinds. */
export type BonusKind = (typeof bonusKinds)[number];

/**
 * GET /sponsors, one entry of `data`. Only `id` and `name` are asked for (D27): an operator's upstream may send no more.
 * Amounts are in minor units of `currency` (kuruş, cent); `wagering_multiplier` is the çevrim factor on the bonus.
 */
export const sponsorSchema = z.object({
  id: z.union([z.string(), z.number()]),
  name: z.string().min(1),
  slug: z.string().nullish(),
  logo: z.string().nullish(),
  tone: z.string().nullish(),
  tier: z.string().nullish(),
  link: z.string().nullish(),
  promotion_code: z.string().nullish(),
  bonus_text: z.string().nullish(),
  description: z.string().nullish(),
  min_deposit: z.number().int().nullish(),
  currency: z.string().nullish(),
  wagering_multiplier: z.number().nullish(),
  wagering_notes: z.string().nullish(),
  payment_methods: z.array(z.string()).nullish(),
  bonus_kinds: z.array(z.string()).nullish(),
  counts_for_tickets: z.boolean().nullish(),
  counts_for_races: z.boolean().nullish(),
  sort: z.number().nullish(),
  last_checked_at: z.string().nullish(),
});
/** A sponsor as it is on the wire. */
export type SponsorWire = z.infer<typeof sponsorSchema>;
/** A sponsor as other entries name it. */
export const sponsorRefSchema = sponsorSchema.pick({ slug: true, name: true, logo: true, tone: true });
/** A sponsor as other entries name it. */
export type SponsorRefWire = z.infer<typeof sponsorRefSchema>;

/** The answer of GET /sponsors. */
export const sponsorsAnswerSchema = envelope(z.array(sponsorSchema));

/**
 * GET /sponsors/{slug}: the sponsor and under which hosts it was to be found, the present one first. One that is no longer
 * recommended (`is_active` false) keeps its page, because older entries lead to it, but has no link.
 */
export const sponsorDetailSchema = sponsorSchema.extend({
  is_active: z.boolean().nullish(),
  addresses: z
    .array(z.object({ host: z.string().min(1), valid_from: z.string(), valid_to: z.string().nullish() }))
    .nullish(),
});
/** A sponsor with its history. */
export type SponsorDetailWire = z.infer<typeof sponsorDetailSchema>;
/** The answer of GET /sponsors/{slug}. */
export const sponsorAnswerSchema = envelope(sponsorDetailSchema);

/** A slug as it may stand in /go/{slug} and in POST /sponsors/{slug}/clicks. */
export const sponsorSlugSchema = z.string().regex(/^[a-z0-9](?:[a-z0-9-]{0,62}[a-z0-9])?$/);

/** POST /sponsors/{slug}/clicks: where on the site it came from. */
export const sponsorClickQuerySchema = z.object({ source: clickSourceSchema.optional() });

/** POST /sponsors/{slug}/clicks, `data`: the click is counted and the sponsor's stored address returned. */
export const sponsorClickAnswerSchema = envelope(z.object({ url: z.string() }));
