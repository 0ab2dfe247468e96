import { z } from 'zod';
import { envelope } from './envelope';

/**
 * What a tier asks for: loyalty and nothing that costs money. Days of membership and verified links ever, the rest within the last
 * `vipWindowDays` days.
 */
export const vipCriteria = ['member_days', 'links', 'checkins', 'contributions', 'guesses'] as const;
/** One of the criteria. */
export type VipCriterion = (typeof vipCriteria)[number];

/** How far back check-ins, contributions and guesses count, and how long a tier and its grace last; days. */
export const vipWindowDays = 90;
export const vipTermDays = 90;
export const vipGraceDays = 30;

/** A number for each criterion. */
export const vipCountsSchema = z.object({
  member_days: z.number().int().min(0),
  links: z.number().int().min(0),
  checkins: z.number().int().min(0),
  contributions: z.number().int().min(0),
  guesses: z.number().int().min(0),
});
/** A number for each criterion: what a tier asks for, or what a member has. */
export type VipCounts = z.infer<typeof vipCountsSchema>;

/** A tier, from `level` 1 upwards. */
export const vipTierSchema = z.object({
  slug: z.string().min(1),
  name: z.string().min(1),
  level: z.number().int().min(1),
  criteria: vipCountsSchema,
  perks: z.array(z.string()),
  /** The colour of its medal, `#rrggbb`; where none is given, the site chooses one by the tier's place. */
  tone: z.string().nullish(),
});
/** A tier. */
export type VipTierWire = z.infer<typeof vipTierSchema>;

/**
 * GET /vip: the tiers, what the member has of what they ask for, the membership, and the last application. `reached` is the highest tier
 * whose criteria are all met; an application is for that one.
 */
export const vipSchema = z.object({
  tiers: z.array(vipTierSchema),
  progress: vipCountsSchema,
  reached: z.string().nullable(),
  membership: z
    .object({
      tier: z.string(),
      state: z.enum(['active', 'expiring']),
      since: z.string(),
      valid_until: z.string(),
    })
    .nullable(),
  application: z
    .object({ tier: z.string(), state: z.string(), created_at: z.string(), reason: z.string().nullable() })
    .nullable(),
  can_apply: z.boolean(),
});
/** What the page of the club knows of a member. */
export type VipWire = z.infer<typeof vipSchema>;
/** The answer of GET /vip and POST /vip/application. */
export const vipAnswerSchema = envelope(vipSchema);
