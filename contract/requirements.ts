import { z } from 'zod';

/** What a member may have to be or have, in the order of a checklist. */
export const requirementNames = [
  'phone',
  'telegram',
  'sponsor_linked',
  'kick_follower',
  'kick_subscriber',
  'member_days',
] as const;
/** One of them. */
export type RequirementName = (typeof requirementNames)[number];

/**
 * What somebody must be to order an item or to take part in an event. `sponsor_linked` asks for a verified account at its sponsor, `kick_follower` and
 * `kick_subscriber` for a linked account at Kick that follows the channel, or is subscribed to it at this moment.
 */
export const requirementsSchema = z.object({
  phone: z.boolean().optional(),
  telegram: z.boolean().optional(),
  sponsor_linked: z.boolean().optional(),
  kick_follower: z.boolean().optional(),
  kick_subscriber: z.boolean().optional(),
  member_days: z.number().int().min(1).max(3650).optional(),
} satisfies Record<RequirementName, z.ZodType>);
/** What somebody must be. */
export type Requirements = z.infer<typeof requirementsSchema>;

/** One line of a member's own checklist; `ready_at` is when it is met by itself. */
export const checkSchema = z.object({
  check: z.string(),
  is_met: z.boolean(),
  ready_at: z.string().nullish(),
});
/** One line of a checklist. */
export type CheckWire = z.infer<typeof checkSchema>;
