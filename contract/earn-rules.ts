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

/** GET /points/me, `data`: how often, and how many Sikke, each rule brought the member today (Europe/Istanbul) and ever; and the stamp card. */
export const earnedAnswerSchema = envelope(
  z.object({
    today: z.number().int(),
    rules: z.array(
      z.object({
        key: z.string(),
        times_today: z.number().int(),
        times_total: z.number().int(),
        amount_today: z.number().int(),
      }),
    ),
    card: stampCardSchema.nullish(),
  }),
);
