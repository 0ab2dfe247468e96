import { z } from 'zod';
import { envelope } from './envelope';

/**
 * How a field is filled in. `money` is minor units of the entry's currency; `slug`, `sponsor`, `game` and `analyst` are slugs, `games` a list of
 * them; `texts` a list of texts, `list` of objects that have `fields`; `object` one of them.
 */
export const fieldInputs = [
  'slug',
  'text',
  'longtext',
  'markdown',
  'integer',
  'decimal',
  'money',
  'yes_no',
  'choice',
  'choices',
  'moment',
  'picture',
  'colour',
  'address',
  'path',
  'sponsor',
  'game',
  'analyst',
  'games',
  'texts',
  'list',
  'object',
] as const;
/** One of the inputs. */
export type FieldInput = (typeof fieldInputs)[number];

/** A field inside an object or a list, where nothing stands deeper. */
const innerFieldSchema = z.object({
  name: z.string(),
  input: z.enum(fieldInputs),
  /** Must be there for a new entry, or at any time. */
  required: z.boolean(),
  /** May be emptied (null); what may not keeps what it had. */
  nullable: z.boolean(),
  /** Characters at most. */
  max_length: z.number().int().optional(),
  min: z.number().optional(),
  max: z.number().optional(),
  /** How many a list holds at most. */
  max_items: z.number().int().optional(),
  choices: z.array(z.string()).optional(),
});

/**
 * A field of a form; `fields` are those of an object, or of each object of a list. Its label is the message `desk.content.fields.<name>`, or
 * `desk.content.own.<kind>.<name>` where a kind calls it otherwise; a field inside a list is found by its own name in the same place.
 */
export const contentFieldSchema = innerFieldSchema.extend({ fields: z.array(innerFieldSchema).optional() });
/** A field of a form. */
export type ContentField = z.infer<typeof contentFieldSchema>;

/** The answer of GET /desk/content/{kind}/fields: the form, in its order. */
export const contentFieldsAnswerSchema = envelope(z.array(contentFieldSchema));
