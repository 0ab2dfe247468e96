import { z } from 'zod';
import { bonusFlags } from './bonus-hunts';
import { contentProblemSchema } from './desk-problems';
import { envelope } from './envelope';
import { prizeSchema } from './prizes';
import { publicUserSchema } from './public-user';
import { slugSchema } from './slug';

/** What is entered at the stream desk line by line while it is played; the names of the content desk. */
export const streamKinds = ['bonus-hunts', 'bonus-buys'] as const;
/** One of them. */
export type StreamKind = (typeof streamKinds)[number];

/** Where a line stands, one vocabulary for bonuses of a hunt and bought ones; at most one of a list is `now`. */
export const lineStates = ['waiting', 'now', 'done', 'void'] as const;

/** What a line is called as long as it is there: 128 random bits in hex, made by who adds it, so that later steps can name it before it is sent. */
export const lineKeySchema = z.string().regex(/^[0-9a-f]{32}$/);

const most = 1_000_000_000_000;
const amount = z.number().int().min(0).max(most);
const stake = z.number().int().min(1).max(most);

/**
 * What a line says. Amounts in minor units of the entry's currency; `cost` is what a bought bonus cost and null in a hunt. `name` is what
 * is shown; it is stored where the game is not in the catalogue.
 */
const lineValues = {
  game: slugSchema.nullable(),
  name: z.string().trim().min(1).max(120),
  bet: stake,
  cost: stake.nullable(),
  win: amount.nullable(),
  flag: z.enum(bonusFlags),
  suggested_by: z.string().max(60).nullable(),
  state: z.enum(lineStates),
};
/** A line with its key. */
export const streamLineSchema = z.object({ key: lineKeySchema, ...lineValues });
/** A line with its key. */
export type StreamLine = z.infer<typeof streamLineSchema>;

/** The line that something comes before; null is the end, and so is a line that is gone. */
const before = lineKeySchema.nullable();

/**
 * One step at the desk, POST /desk/stream/{kind}/{slug}/steps. A `win` makes a line done, its null waiting again; a line that is `now` puts the
 * one before it back. Whatever undoes a step is a step.
 */
export const streamStepSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('add'), line: streamLineSchema, before }),
  z.object({ kind: z.literal('change'), key: lineKeySchema, set: z.object(lineValues).partial() }),
  z.object({ kind: z.literal('remove'), key: lineKeySchema }),
  z.object({ kind: z.literal('move'), key: lineKeySchema, before }),
  z.object({
    kind: z.literal('fields'),
    set: z
      .object({ start_balance: amount, collect_balance: amount.nullable(), budget: stake.nullable() })
      .partial(),
  }),
]);
/** One step at the desk. */
export type StreamStep = z.infer<typeof streamStepSchema>;
/** The body of POST …/steps. */
export const streamStepInputSchema = z.object({ step: streamStepSchema });

/** The path of an entry at the desk. */
export const streamParamsSchema = z.object({ kind: z.enum(streamKinds), slug: slugSchema });

/**
 * GET /desk/stream/{kind}/{slug}, `data`. `version` is the content desk's and grows with every change of the entry; what a kind does not know
 * is null. `state` is the kind's own.
 */
export const streamDeskSchema = z.object({
  kind: z.enum(streamKinds),
  slug: z.string(),
  title: z.string(),
  state: z.string(),
  currency: z.string(),
  version: z.number().int(),
  start_balance: amount.nullable(),
  collect_balance: amount.nullable(),
  end_balance: amount.nullable(),
  budget: amount.nullable(),
  guess_count: z.number().int().nullable(),
  is_guessing_open: z.boolean(),
  lines: z.array(streamLineSchema),
});
/** An entry as the stream desk has it. */
export type StreamDeskWire = z.infer<typeof streamDeskSchema>;
/** The answer of GET /desk/stream/{kind}/{slug}. */
export const streamDeskAnswerSchema = envelope(streamDeskSchema);

/** The answer of a write at the desk: the version that it led to. */
export const streamVersionSchema = z.object({ version: z.number().int() });
/** POST …/steps and …/end. */
export const streamVersionAnswerSchema = envelope(streamVersionSchema);

/** GET …/end: a hunt's end balance; a session of bonus buys has none. */
export const streamEndQuerySchema = z.object({
  end_balance: z.coerce.number().int().min(0).max(most).optional(),
});
/** The query of GET …/end. */
export type StreamEndQuery = z.infer<typeof streamEndQuerySchema>;

/**
 * What an end would do: whom a hunt's prizes go to, the nearest first, and why it cannot be ended where it cannot. `version` is what it was computed from.
 */
export const streamEndSchema = z.object({
  version: z.number().int(),
  problems: z.array(contentProblemSchema),
  guess_count: z.number().int(),
  winners: z.array(
    z.object({
      place: z.number().int(),
      user: publicUserSchema,
      end_balance: amount,
      diff: amount,
      prize: prizeSchema.nullable(),
    }),
  ),
});
/** What an end would do. */
export type StreamEndWire = z.infer<typeof streamEndSchema>;
/** The answer of GET …/end. */
export const streamEndAnswerSchema = envelope(streamEndSchema);

/**
 * POST …/end: what was shown, confirmed. 409 `conflict` where the entry is another `version` by now. `settles` gives a hunt's prizes at once;
 * without it they follow a day later, until when the end balance may be corrected (ADR 134).
 */
export const streamEndInputSchema = z.object({
  version: z.number().int().min(0),
  end_balance: amount.nullish(),
  settles: z.boolean().default(false),
});
/** The input of POST …/end. */
export type StreamEndInput = z.infer<typeof streamEndInputSchema>;
