import { z } from 'zod';
import { stampCardSchema } from './earning';
import { envelope } from './envelope';

/** How Sikke can be earned, in the order the site groups them. */
export const earnTypes = ['checkin', 'code', 'kick_reward', 'referral', 'task', 'event'] as const;
/** One of the ways. */
export type EarnType = (typeof earnTypes)[number];

/**
 * GET /points, one entry of `data`. `amount` to `amount_max` whole Sikke a time (one amount where `amount_max` is null);
 * `cap_day` and `cap_total` are how often it counts a day and ever; `cooldown_h` the pause in hours; `path` a page of
 * the site where it is done.
 */
export const earnRuleSchema = z.object({
  key: z.string().min(1),
  title: z.string().min(1),
  text: z.string().nullish(),
  type: z.string(),
  amount: z.number().int().min(0),
  amount_max: z.number().int().nullish(),
  cap_day: z.number().int().nullish(),
  cap_total: z.number().int().nullish(),
  cooldown_h: z.number().int().nullish(),
  path: z.string().nullish(),
});
/** A way to earn. */
export type EarnRuleWire = z.infer<typeof earnRuleSchema>;
/** The answer of GET /points. */
export const earnRulesAnswerSchema = envelope(z.array(earnRuleSchema));

/** A member's own invitation as an address carries it: `?davet=CODE`. */
export const inviteCodePattern = /^[A-Z0-9]{10}$/;
/** GET /points/invite, `data`: the member's own invitation, how many registered by it, and how many of them counted. */
export const inviteSchema = z.object({
  code: z.string().regex(inviteCodePattern),
  invited: z.number().int().min(0),
  credited: z.number().int().min(0),
});
/** A member's own invitation. */
export type InviteWire = z.infer<typeof inviteSchema>;
/** The answer of GET /points/invite. */
export const inviteAnswerSchema = envelope(inviteSchema);

/**
 * GET /points/me, `data`: how often, and how many Sikke, each rule brought the member today (Europe/Istanbul) and ever, and when last;
 * and the stamp card. What was taken back is not counted.
 */
export const earnedAnswerSchema = envelope(
  z.object({
    today: z.number().int(),
    rules: z.array(
      z.object({
        key: z.string(),
        times_today: z.number().int(),
        times_total: z.number().int(),
        amount_today: z.number().int(),
        amount_total: z.number().int().nullish(),
        last_at: z.string().nullish(),
      }),
    ),
    card: stampCardSchema.nullish(),
  }),
);
