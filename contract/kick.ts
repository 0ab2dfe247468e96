import { z } from 'zod';
import { envelope } from './envelope';

/** The headers of an event of Kick, as docs.kick.com names them. */
export const kickHeaders = {
  messageId: 'kick-event-message-id',
  timestamp: 'kick-event-message-timestamp',
  signature: 'kick-event-signature',
  type: 'kick-event-type',
} as const;

/**
 * GET /user/kick, `data`: the member's account at Kick; `can_link` is false where the site has no channel there. `follows` and `subscribed_until` are what Kick told of
 * it since the channel is connected.
 */
export const ownKickSchema = z.object({
  can_link: z.boolean(),
  name: z.string().nullable(),
  linked_at: z.string().nullable(),
  follows: z.boolean().nullish(),
  subscribed_until: z.string().nullish(),
});
/** The member's account at Kick. */
export type OwnKickWire = z.infer<typeof ownKickSchema>;
/** The answer of GET /user/kick. */
export const ownKickAnswerSchema = envelope(ownKickSchema);

/** The answer of what begins a login at Kick: where the browser goes, once and within ten minutes. */
export const kickLoginAnswerSchema = envelope(z.object({ url: z.string() }));

/** POST /user/kick/return: what Kick gave the browser for the way back. */
export const kickReturnInputSchema = z.object({
  code: z.string().min(1).max(2048),
  state: z.string().min(1).max(200),
});
/** The input of POST /user/kick/return. */
export type KickReturnInput = z.infer<typeof kickReturnInputSchema>;

/** What a login at Kick was for: the channel of the site, or a member's own account. */
export const kickPurposes = ['channel', 'member'] as const;
/** The answer of POST /user/kick/return. */
export const kickReturnAnswerSchema = envelope(z.object({ purpose: z.enum(kickPurposes) }));
