import { z } from 'zod';
import { envelope } from './envelope';
import { line } from './line';
import { slugSchema } from './slug';

/** What became of a redemption of a channel reward: `closed` was decided at Kick itself, `taken_back` was credited and then refused there. */
export const redemptionStates = ['credited', 'refused', 'closed', 'taken_back'] as const;
/** Why one was refused: nobody here has the account, the member may not take part, a limit is reached, or the item cannot be had. */
export const redemptionReasons = ['not_linked', 'not_allowed', 'limit_reached', 'item_unavailable'] as const;

/** The events that the channel is subscribed to, as Kick names them. */
export const kickEventNames = [
  'livestream.status.updated',
  'channel.reward.redemption.updated',
  'chat.message.sent',
  'channel.followed',
  'channel.subscription.new',
  'channel.subscription.renewal',
  'channel.subscription.gifts',
] as const;

/** How many events and redemptions the desk shows, the latest first. */
export const kickShown = 20;

const rewardSchema = z.object({
  id: z.number().int(),
  title: z.string(),
  cost: z.number().int(),
  coins: z.number().int().nullable(),
  item: z.object({ slug: z.string(), title: z.string() }).nullable(),
  /** It stands at Kick; until then a job is on its way to make it. */
  is_made: z.boolean(),
});

const redemptionSchema = z.object({
  id: z.string(),
  title: z.string(),
  kick_name: z.string(),
  username: z.string().nullable(),
  state: z.enum(redemptionStates),
  reason: z.enum(redemptionReasons).nullable(),
  decided_at: z.string(),
  /** Kick knows of it. */
  is_answered: z.boolean(),
});

/**
 * GET /desk/kick, `data`: what is set up, how the connection is, and what arrived last. The app's secret is never told again. `missing` are events that Kick
 * does not tell us of, by its own word at `checked_at`; `live` is what it said last of the stream.
 */
export const deskKickSchema = z.object({
  client_id: z.string().nullable(),
  redirect_url: z.string(),
  webhook_url: z.string(),
  channel: z
    .object({
      name: z.string(),
      connected_at: z.string(),
      is_broken: z.boolean(),
      missing: z.array(z.string()),
      checked_at: z.string().nullable(),
    })
    .nullable(),
  live: z.object({ is_live: z.boolean(), said_at: z.string() }).nullable(),
  members: z.number().int(),
  events: z.array(z.object({ type: z.string(), outcome: z.string(), received_at: z.string() })),
  rewards: z.array(rewardSchema),
  redemptions: z.array(redemptionSchema),
});
/** What is set up of Kick. */
export type DeskKickWire = z.infer<typeof deskKickSchema>;
/** The answer of GET /desk/kick. */
export const deskKickAnswerSchema = envelope(deskKickSchema);

/** PUT /desk/kick/app: the app as Kick gave it. Without a secret the one that is stored stays; another id needs its own. */
export const kickAppInputSchema = z.object({
  client_id: z
    .string()
    .trim()
    .regex(/^[\w-]{4,100}$/),
  client_secret: z
    .string()
    .trim()
    .regex(/^[\x21-\x7e]{8,200}$/)
    .optional(),
});
/** The input of PUT /desk/kick/app. */
export type KickAppInput = z.infer<typeof kickAppInputSchema>;

/** POST /desk/kick/rewards: either whole Sikke, or an item of the market. `cost` in points of the channel. */
export const kickRewardInputSchema = z.object({
  title: line(50),
  cost: z.number().int().min(1).max(10_000_000),
  coins: z.number().int().min(1).max(100_000).optional(),
  item: slugSchema.optional(),
});
/** The input of POST /desk/kick/rewards. */
export type KickRewardInput = z.infer<typeof kickRewardInputSchema>;

/** The path of one reward. */
export const kickRewardParamsSchema = z.object({ id: z.string().regex(/^[1-9]\d{0,14}$/) });

/** POST /desk/kick/chat: what is said in the channel's chat, in its own name. */
export const kickChatInputSchema = z.object({ text: line(400) });
