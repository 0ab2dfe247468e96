import { z } from 'zod';
import { type ClaimState, claimDetailsSchema } from './claims';
import { pageOf, pageQuerySchema } from './page';
import { prizeAreas } from './prizes';
import { raffleStates } from './raffles';
import { slugSchema } from './slug';

/** How far a prize can be: what is not at its end waits for its winner or for the team. */
export const prizeStates = [
  'pending',
  'in_review',
  'needs_info',
  'approved',
  'disputed',
  'rejected',
  'delivered',
  'confirmed',
] as const satisfies readonly ClaimState[];

/**
 * The lists of prizes by how far each is: everything that is not at its end, what waits for its winner's answer, for the team's word, to be handed over,
 * what did not come as its winner says, what was handed over, and what was forfeited.
 */
export const prizeLists = [
  'open',
  'asked',
  'pending',
  'approved',
  'disputed',
  'delivered',
  'rejected',
] as const;
/** One of the lists. */
export type PrizeList = (typeof prizeLists)[number];

/** GET /desk/prizes: one of the lists, of one area or one draw, or of members whose name begins with `q`. */
export const deskPrizesQuerySchema = pageQuerySchema.extend({
  list: z.enum(prizeLists).default('open'),
  area: z.enum(prizeAreas).optional(),
  raffle: slugSchema.optional(),
  q: z.string().trim().min(1).max(60).optional(),
});
/** The query of GET /desk/prizes. */
export type DeskPrizesQuery = z.infer<typeof deskPrizesQuerySchema>;

/**
 * A prize that somebody has won: what, in what, who, and how far it is. `due_at` is until when the team promised its next step, null where it owes none. Where it
 * goes stands on its card in the inbox.
 */
export const deskPrizeSchema = z.object({
  id: z.number().int(),
  state: z.enum(prizeStates),
  area: z.enum(prizeAreas),
  place: z.number().int(),
  member: z.object({ id: z.string(), username: z.string() }),
  details: claimDetailsSchema,
  created_at: z.string(),
  decided_at: z.string().nullable(),
  due_at: z.string().nullish(),
});
/** A prize that somebody has won. */
export type DeskPrizeWire = z.infer<typeof deskPrizeSchema>;
/** The answer of GET /desk/prizes, the latest first. */
export const deskPrizesAnswerSchema = pageOf(deskPrizeSchema);

/** The lists of draws: what is on the pages and not drawn, what is drawn, what does not take place, and what is not published. */
export const drawLists = ['current', 'drawn', 'cancelled', 'draft'] as const;
/** One of the lists. */
export type DrawList = (typeof drawLists)[number];

/** GET /desk/draws: one of the lists, or of it what has the words of `q`. */
export const deskDrawsQuerySchema = pageQuerySchema.extend({
  list: z.enum(drawLists).default('current'),
  q: z.string().trim().min(1).max(120).optional(),
});
/** The query of GET /desk/draws. */
export type DeskDrawsQuery = z.infer<typeof deskDrawsQuerySchema>;

/**
 * A draw as the team watches it. `tickets` are given so far, `players` and the list stand once it is frozen; `late` where the clock should have
 * taken the next step minutes ago; `cancel` where it can be cancelled, or a second admin is asked to. Prizes are counted by how far they are.
 */
export const deskDrawSchema = z.object({
  slug: z.string(),
  title: z.string(),
  state: z.enum(raffleStates),
  starts_at: z.string(),
  ends_at: z.string(),
  draw_at: z.string(),
  drawn_at: z.string().nullable(),
  tickets: z.number().int(),
  players: z.number().int().nullable(),
  is_late: z.boolean(),
  /** What the last try to fetch its round of the beacon met with; null where it does not wait for one. */
  waits: z.object({ round: z.number().int(), tried_at: z.string(), problem: z.string() }).nullish(),
  cancel: z.enum(['possible', 'waiting', 'over']),
  prizes: z.object({ open: z.number().int(), done: z.number().int(), lost: z.number().int() }),
});
/** A draw as the team watches it. */
export type DeskDrawWire = z.infer<typeof deskDrawSchema>;
/** The answer of GET /desk/draws, the latest first. */
export const deskDrawsAnswerSchema = pageOf(deskDrawSchema);
