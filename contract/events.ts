import { z } from 'zod';
import { envelope } from './envelope';
import { gameRefSchema } from './games';
import { mediaIdSchema, mediaLimits } from './media';
import { cursorSchema, pageOf, pageQuerySchema } from './page';
import { prizeSchema } from './prizes';
import { publicUserSchema } from './public-user';
import { checkSchema, requirementsSchema } from './requirements';
import { sponsorRefSchema } from './sponsors';

/** What decides an event: the best X, who hits first, answers, a deposit, or what its rules say. */
export const eventTypes = ['multiplier', 'first_hit', 'quiz', 'deposit', 'custom'] as const;
/** One of the types. */
export type EventType = (typeof eventTypes)[number];

/** An event's life as visitors see it; `judging` is over but not decided. */
export const eventStates = ['upcoming', 'live', 'judging', 'finished', 'cancelled'] as const;
/** One of the public states. */
export type EventState = (typeof eventStates)[number];

/** The lists of events: `now` is live and judging, soonest end first; `past` is finished and cancelled, latest first. */
export const eventViews = ['now', 'upcoming', 'past'] as const;
/** One of the lists. */
export type EventView = (typeof eventViews)[number];

/**
 * A place in an event. `bet` and `win` are in minor units of `currency`, `x` is win over bet as the API computed it, `points`
 * counts where no win does.
 */
export const eventStandingSchema = z.object({
  rank: z.number().int().min(1),
  user: publicUserSchema,
  game: gameRefSchema.nullish(),
  game_name: z.string().nullish(),
  bet: z.number().int().nullish(),
  win: z.number().int().nullish(),
  currency: z.string().nullish(),
  x: z.number().nullish(),
  points: z.number().nullish(),
  link: z.string().nullish(),
  submitted_at: z.string(),
});
/** A place in an event. */
export type EventStandingWire = z.infer<typeof eventStandingSchema>;

/** GET /events, one entry. `entries` counts approved ones; `leader` is who stands first. `min_bet` is in minor units. */
export const eventSchema = z.object({
  slug: z.string().min(1),
  title: z.string().min(1),
  summary: z.string().nullish(),
  type: z.enum(eventTypes),
  state: z.enum(eventStates),
  sponsor: sponsorRefSchema.nullish(),
  target_x: z.number().nullish(),
  min_bet: z.number().int().nullish(),
  currency: z.string().nullish(),
  prizes: z.array(prizeSchema).nullish(),
  starts_at: z.string(),
  ends_at: z.string(),
  updated_at: z.string().nullish(),
  entries: z.number().int().nullish(),
  leader: eventStandingSchema.nullish(),
});
/** An event as a list has it. */
export type EventWire = z.infer<typeof eventSchema>;
/** The answer of GET /events. */
export const eventsAnswerSchema = pageOf(eventSchema);
/** The query of GET /events: a list, all events of a type, newest first, or of a list those of a type. */
export const eventsQuerySchema = pageQuerySchema.extend({
  view: z.enum(eventViews).optional(),
  type: z.enum(eventTypes).optional(),
});
/** The query of GET /events. */
export type EventsQuery = z.infer<typeof eventsQuerySchema>;

/**
 * GET /events/{slug}, `data`. `pending` counts entries under review; `standings` is the first page of the ranking. `joined` take part,
 * `capacity` at most where that is set; who comes later is on the `waitlist`. Who takes part must meet the `requirements` then.
 */
export const eventDetailSchema = eventSchema.extend({
  rules_md: z.string().nullish(),
  max_entries_per_user: z.number().int().nullish(),
  games: z.array(gameRefSchema).nullish(),
  pending: z.number().int().nullish(),
  capacity: z.number().int().nullish(),
  joined: z.number().int().nullish(),
  waitlist: z.number().int().nullish(),
  requirements: requirementsSchema.nullish(),
  standings: z.array(eventStandingSchema).nullish(),
  standings_cursor: cursorSchema.nullish(),
});
/** An event with all that is said about it. */
export type EventDetailWire = z.infer<typeof eventDetailSchema>;
/** The answer of GET /events/{slug}. */
export const eventAnswerSchema = envelope(eventDetailSchema);
/** The answer of GET /events/{slug}/standings. */
export const eventStandingsAnswerSchema = pageOf(eventStandingSchema);

/** How a member takes part in an event. */
export const eventParticipantStates = ['joined', 'waitlist'] as const;

/**
 * POST /events/{slug}/entries: what is handed in. Money in minor units of the event's currency. `game_name` is the slug of a game of
 * the catalogue or, where the event has no list of games, a name; `amount` is a deposit; the proof is a `link` or
 * uploaded pictures.
 */
export const eventEntryInputSchema = z.object({
  site_username: z.string().trim().min(1).max(60).nullish(),
  game_name: z.string().trim().min(1).max(120).nullish(),
  bet: z.number().int().min(1).max(2_000_000_000).nullish(),
  win: z.number().int().min(0).max(1_000_000_000_000).nullish(),
  amount: z.number().int().min(1).max(2_000_000_000).nullish(),
  link: z
    .string()
    .max(500)
    .regex(/^https:\/\/[^\s<>"'\\]+$/)
    .nullish(),
  file: z.array(mediaIdSchema).max(mediaLimits.maxPerClaim).optional(),
});
/** The input of POST /events/{slug}/entries. */
export type EventEntryInput = z.infer<typeof eventEntryInputSchema>;

/** How far the review of an entry has come. */
export const entryReviewStates = ['pending', 'in_review', 'approved', 'rejected', 'needs_info'] as const;

/**
 * A member's own part of an event: whether and how the member takes part (`ahead` wait before the member), what was handed in, the
 * newest first, and what can be done at this moment; `entries_left` of the event's tries, `checks` how the member stands to what it asks for.
 */
export const ownEventPartSchema = z.object({
  participation: z
    .object({ state: z.enum(eventParticipantStates), ahead: z.number().int().nullable() })
    .nullable(),
  entries: z.array(
    z.object({
      id: z.number().int(),
      game_name: z.string().nullable(),
      bet: z.number().int().nullable(),
      win: z.number().int().nullable(),
      x: z.number().nullable(),
      link: z.string().nullable(),
      review: z.enum(entryReviewStates),
      reject_reason: z.string().nullable(),
      counts: z.boolean(),
      submitted_at: z.string(),
    }),
  ),
  checks: z.array(checkSchema).nullish(),
  entries_left: z.number().int(),
  can_join: z.boolean(),
  can_withdraw: z.boolean(),
  can_submit: z.boolean(),
});
/** A member's own part of an event. */
export type OwnEventPartWire = z.infer<typeof ownEventPartSchema>;
/** The answer of every call about the own part. */
export const ownEventPartAnswerSchema = envelope(ownEventPartSchema);
