import { z } from 'zod';
import { envelope } from './envelope';

/** What a show is about. */
export const showKinds = ['hunt', 'buy', 'tournament', 'talk', 'special'] as const;

/** A show of the stream's schedule; times are ISO. A cancelled one stays in it, so that calendars take it back. */
export const showSchema = z.object({
  id: z.number().int(),
  title: z.string().min(1),
  note: z.string(),
  kind: z.enum(showKinds),
  is_cancelled: z.boolean(),
  starts_at: z.string(),
  ends_at: z.string(),
  updated_at: z.string(),
});
/** A show of the schedule. */
export type ShowWire = z.infer<typeof showSchema>;
/** GET /schedule: what is on and what comes, soonest first. */
export const scheduleAnswerSchema = envelope(z.array(showSchema));

const amount = z.number().int();

/** What is being played on the stream; amounts in minor units of `currency`. `path` parts are the slugs of its own page. */
export const nowPlayingSchema = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('hunt'),
    slug: z.string(),
    title: z.string(),
    currency: z.string(),
    is_opening: z.boolean(),
    is_guessing_open: z.boolean(),
    bonus_count: z.number().int(),
    opened_count: z.number().int(),
    needed: amount.nullable(),
    game_name: z.string().nullable(),
    bet: amount.nullable(),
  }),
  z.object({
    kind: z.literal('buy'),
    slug: z.string(),
    title: z.string(),
    currency: z.string(),
    position: z.number().int(),
    entry_count: z.number().int(),
    game_name: z.string(),
    bet: amount,
    cost: amount,
  }),
  z.object({
    kind: z.literal('match'),
    slug: z.string(),
    title: z.string(),
    round: z.number().int(),
    a: z.string(),
    b: z.string(),
  }),
]);
/** What is being played on the stream. */
export type NowPlayingWire = z.infer<typeof nowPlayingSchema>;
/** GET /now-playing: null between two things. */
export const nowPlayingAnswerSchema = envelope(nowPlayingSchema.nullable());
