import { z } from 'zod';
import { envelope } from './envelope';
import { gameRefSchema } from './games';
import { cursorSchema, pageOf, pageQuerySchema } from './page';
import { prizeSchema } from './prizes';
import { publicUserSchema } from './public-user';
import { slugSchema } from './slug';
import { sponsorRefSchema } from './sponsors';

/** Knock-out duels, one board over a window, or points over many evenings. */
export const tournamentTypes = ['bracket', 'leaderboard', 'season'] as const;
/** One of the types. */
export type TournamentType = (typeof tournamentTypes)[number];

/** A tournament's life as visitors see it. */
export const tournamentStates = [
  'registration',
  'check_in',
  'live',
  'completed',
  'paid',
  'cancelled',
] as const;
/** One of the public states. */
export type TournamentState = (typeof tournamentStates)[number];

/** The lists of tournaments: `now` is everything before its end, `past` what is completed, paid or cancelled. */
export const tournamentViews = ['now', 'past'] as const;
/** One of the lists. */
export type TournamentView = (typeof tournamentViews)[number];

/** What becomes of a participant. */
export const participantStates = [
  'registered',
  'waitlist',
  'checked_in',
  'no_show',
  'dq',
  'eliminated',
  'winner',
] as const;
/** One of the states of a participant. */
export type ParticipantState = (typeof participantStates)[number];

/** A match's life; `forfeit` is one side absent, `double_forfeit` both. A `done` match with one player is a bye. */
export const matchStates = ['pending', 'ready', 'live', 'done', 'forfeit', 'double_forfeit'] as const;

/** A player of a bracket; `number` counts registrations, `seed` is the place in the draw, null before it. */
export const participantSchema = z.object({
  number: z.number().int().min(1),
  seed: z.number().int().min(1).nullish(),
  user: publicUserSchema,
  game: gameRefSchema.nullish(),
  state: z.enum(participantStates),
});
/** A player of a bracket. */
export type ParticipantWire = z.infer<typeof participantSchema>;

/**
 * A match. Players are seeds; round counts from 1, index from 0, and the winners of 2i and 2i+1 meet at i of the next round.
 * Wins are in minor units of the tournament's currency; each X is win over bet as the API computed it.
 */
export const matchSchema = z.object({
  round: z.number().int().min(1),
  index: z.number().int().min(0),
  a: z.number().int().nullish(),
  b: z.number().int().nullish(),
  winner: z.number().int().nullish(),
  bet: z.number().int().nullish(),
  win_a: z.number().int().nullish(),
  win_b: z.number().int().nullish(),
  x_a: z.number().nullish(),
  x_b: z.number().nullish(),
  state: z.enum(matchStates),
});
/** A match. */
export type MatchWire = z.infer<typeof matchSchema>;

/** A place on a board; `played` counts evenings or entries behind `score`. */
export const tournamentStandingSchema = z.object({
  rank: z.number().int().min(1),
  user: publicUserSchema,
  score: z.number(),
  played: z.number().int().nullish(),
  reached_at: z.string(),
});
/** A place on a board. */
export type TournamentStandingWire = z.infer<typeof tournamentStandingSchema>;

/** GET /tournaments, one entry. `players` holds places, `waitlist` waits for one; `champion` once it is decided. */
export const tournamentSchema = z.object({
  slug: z.string().min(1),
  title: z.string().min(1),
  summary: z.string().nullish(),
  type: z.enum(tournamentTypes),
  state: z.enum(tournamentStates),
  sponsor: sponsorRefSchema.nullish(),
  size: z.number().int().nullish(),
  entry_cost_coin: z.number().int().nullish(),
  bet: z.number().int().nullish(),
  currency: z.string().nullish(),
  registration_opens_at: z.string().nullish(),
  checkin_opens_at: z.string().nullish(),
  starts_at: z.string(),
  ends_at: z.string().nullish(),
  prizes: z.array(prizeSchema).nullish(),
  players: z.number().int().nullish(),
  waitlist: z.number().int().nullish(),
  champion: publicUserSchema.nullish(),
});
/** A tournament as a list has it. */
export type TournamentWire = z.infer<typeof tournamentSchema>;
/** The answer of GET /tournaments. */
export const tournamentsAnswerSchema = pageOf(tournamentSchema);
/** The query of GET /tournaments: a list, or all tournaments of a type, newest first. */
export const tournamentsQuerySchema = pageQuerySchema.extend({
  view: z.enum(tournamentViews).optional(),
  type: z.enum(tournamentTypes).optional(),
});
/** The query of GET /tournaments. */
export type TournamentsQuery = z.infer<typeof tournamentsQuerySchema>;

/**
 * How the draw can be checked: `commit` is the SHA-256 of `seed`, published when registration opens; `seed` comes with the
 * start. Seeds go by SHA-256 of `seed:number`, smallest first.
 */
export const seedProofSchema = z.object({ commit: z.string(), seed: z.string().nullish() });

/** GET /tournaments/{slug}, `data`. Players and matches of a bracket, the first page of a board's standings. */
export const tournamentDetailSchema = tournamentSchema.extend({
  rules_md: z.string().nullish(),
  seed_proof: seedProofSchema.nullish(),
  participants: z.array(participantSchema).nullish(),
  matches: z.array(matchSchema).nullish(),
  standings: z.array(tournamentStandingSchema).nullish(),
  standings_cursor: cursorSchema.nullish(),
});
/** A tournament with all that is said about it. */
export type TournamentDetailWire = z.infer<typeof tournamentDetailSchema>;
/** The answer of GET /tournaments/{slug}. */
export const tournamentAnswerSchema = envelope(tournamentDetailSchema);
/** The answer of GET /tournaments/{slug}/standings. */
export const tournamentStandingsAnswerSchema = pageOf(tournamentStandingSchema);

/** POST /tournaments/{slug}/entry: the game to play with, which a bracket asks for. */
export const tournamentEntryInputSchema = z.object({ game_name: slugSchema.nullish() });
/** The input of POST /tournaments/{slug}/entry. */
export type TournamentEntryInput = z.infer<typeof tournamentEntryInputSchema>;

/**
 * A member's own part of a tournament: the entry, null without one, and what can be done at this moment. `ahead` is how many wait
 * before the member on the waiting list, null for who holds a place.
 */
export const ownTournamentEntrySchema = z.object({
  entry: z
    .object({
      number: z.number().int(),
      state: z.enum(participantStates),
      game: gameRefSchema.nullable(),
      ahead: z.number().int().nullable(),
    })
    .nullable(),
  can_join: z.boolean(),
  can_check_in: z.boolean(),
  can_withdraw: z.boolean(),
});
/** A member's own part of a tournament. */
export type OwnTournamentEntryWire = z.infer<typeof ownTournamentEntrySchema>;
/** The answer of every call about the own entry. */
export const ownTournamentEntryAnswerSchema = envelope(ownTournamentEntrySchema);
