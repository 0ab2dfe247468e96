import { z } from 'zod';
import { claimLimits } from './claims';
import { envelope } from './envelope';
import { gameRefSchema } from './games';
import { cursorSchema, pageOf } from './page';
import { prizeSchema } from './prizes';
import { publicUserSchema } from './public-user';
import { slugSchema } from './slug';
import { sponsorRefSchema } from './sponsors';
import { writtenText } from './texts';

/** The life of a hunt that visitors see; a draft is nobody's but the operator's. */
export const huntStates = [
  'collecting',
  'guessing_locked',
  'opening',
  'completed',
  'settled',
  'cancelled',
] as const;
/** One of the states of a hunt. */
export type HuntState = (typeof huntStates)[number];

/** What is announced as the end of guessing. Both hold: the first bonus that is opened ends it, and `guess_open_until` where it is set. */
export const guessLockRules = ['first_opened', 'at_time'] as const;

/** How a bonus came out: some games have a better and a best round. */
export const bonusFlags = ['normal', 'super', 'extreme'] as const;
/** One of the flags. */
export type BonusFlag = (typeof bonusFlags)[number];

/** The life of a bonus; a void one counts nowhere. */
export const bonusStates = ['unopened', 'opening', 'opened', 'void'] as const;

const amount = z.number().int();
const x = z.number().nonnegative().nullable();

/** The figures of a hunt: amounts in minor units, ratios of two decimals (formulas in api/formulas/hunt-figures.ts). */
export const huntFiguresSchema = z.object({
  bonus_count: z.number().int(),
  opened_count: z.number().int(),
  cost: amount.nullable(),
  returned: amount,
  net: amount.nullable(),
  needed: amount.nullable(),
  break_even_x: x,
  start_x: x,
  average_x: x,
  best_x: x,
  return_percent: x,
});

/** A hunt as a list shows it. Amounts in minor units of `currency`; `best` is the bonus with the highest X so far. */
export const huntSchema = z.object({
  slug: z.string().min(1),
  title: z.string().min(1),
  state: z.enum(huntStates),
  currency: z.string(),
  sponsor: sponsorRefSchema.nullish(),
  start_balance: amount,
  collect_balance: amount.nullable(),
  end_balance: amount.nullable(),
  guess_open_until: z.string().nullable(),
  guess_lock_rule: z.enum(guessLockRules),
  guess_count: z.number().int(),
  is_guessing_open: z.boolean(),
  winner_count: z.number().int(),
  prizes: z.array(prizeSchema),
  started_at: z.string(),
  completed_at: z.string().nullable(),
  figures: huntFiguresSchema,
  best: z.object({ game: gameRefSchema.nullable(), game_name: z.string(), x: z.number() }).nullable(),
});
/** A hunt as a list shows it. */
export type HuntWire = z.infer<typeof huntSchema>;

/** A bonus of a hunt. `game` is null where it is not in the catalogue; `game_name` is always given. */
export const huntBonusSchema = z.object({
  position: z.number().int(),
  game: gameRefSchema.nullable(),
  game_name: z.string(),
  bet: amount,
  win: amount.nullable(),
  x,
  flag: z.enum(bonusFlags),
  state: z.enum(bonusStates),
});
/** A bonus of a hunt. */
export type HuntBonusWire = z.infer<typeof huntBonusSchema>;

/** A guess as everybody may see it after the lock. `diff` and `rank` are there once the hunt is completed. */
export const huntGuessSchema = z.object({
  user: publicUserSchema,
  end_balance: amount,
  best_x: z.number().nullable(),
  best_game: gameRefSchema.nullable(),
  submitted_at: z.string(),
  diff: amount.nullable(),
  rank: z.number().int().nullable(),
});
/** A guess as everybody may see it. */
export type HuntGuessWire = z.infer<typeof huntGuessSchema>;

/**
 * A hunt with its bonuses in order and its leading guesses: the ranking once it is completed, those nearest to the balance
 * so far while it is being opened, none while guessing is open. `guess_spread` is how many guessed what, all of them, by hundredths of the
 * start balance (`at` is the lower end; ten times the start and more is one): empty while guessing is open.
 */
export const huntDetailSchema = huntSchema.extend({
  bonuses: z.array(huntBonusSchema),
  guesses: z.array(huntGuessSchema),
  guess_spread: z.array(z.object({ at: amount, count: z.number().int().positive() })),
});
/** A hunt with its bonuses. */
export type HuntDetailWire = z.infer<typeof huntDetailSchema>;

/** `active` is what goes on, `finished` the archive. */
export const huntScopes = ['active', 'finished'] as const;
/** One of the scopes. */
export type HuntScope = (typeof huntScopes)[number];

/** The query of GET /bonus-hunts. */
export const huntsQuerySchema = z.object({
  scope: z.enum(huntScopes).default('active'),
  cursor: cursorSchema.optional(),
});
/** GET /bonus-hunts: newest first. */
export const huntsAnswerSchema = pageOf(huntSchema);
/** GET /bonus-hunts/{slug}. */
export const huntAnswerSchema = envelope(huntDetailSchema);
/** GET /bonus-hunts/{slug}/guesses: by rank, or by the time they were sent while there is none. */
export const huntGuessesAnswerSchema = pageOf(huntGuessSchema);

/** POST /bonus-hunts/{slug}/guess, which makes or changes it: `end_balance` in minor units of the hunt's currency; the best X and its game are side guesses. */
export const guessInputSchema = z.object({
  end_balance: z.number().int().min(0).max(1_000_000_000_000),
  best_x: z.number().min(0).max(1_000_000).nullish(),
  best_game: slugSchema.nullish(),
});
/** The input of POST /bonus-hunts/{slug}/guess. */
export type GuessInput = z.infer<typeof guessInputSchema>;

/** A member's own part of a hunt: whether guesses are taken at this moment, and the guess, null without one. */
export const ownGuessSchema = z.object({
  is_open: z.boolean(),
  guess: huntGuessSchema.omit({ user: true }).nullable(),
});
/** A member's own part of a hunt. */
export type OwnGuessWire = z.infer<typeof ownGuessSchema>;
/** The answer of GET and POST /bonus-hunts/{slug}/guess. */
export const ownGuessAnswerSchema = envelope(ownGuessSchema);

/** POST /bonus-hunts/{slug}/cancellation: the reason is what members read. */
export const huntCancelInputSchema = z.object({ reason: writtenText(claimLimits.reason) });
/** The input of POST /bonus-hunts/{slug}/cancellation. */
export type HuntCancelInput = z.infer<typeof huntCancelInputSchema>;
