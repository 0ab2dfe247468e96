import { z } from 'zod';
import { envelope } from './envelope';

/**
 * How a field is filled in. `money` is minor units of the entry's currency; `slug`, `sponsor` and `game` are slugs, `games` a list of
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
  'games',
  'texts',
  'list',
  'object',
] as const;
/** One of the inputs. */
export type FieldInput = (typeof fieldInputs)[number];

/** A field of a form, without what it holds. */
export interface ContentField {
  readonly name: string;
  readonly input: FieldInput;
  /** Must be there for a new entry, or at any time. */
  readonly required: boolean;
  /** May be emptied (null); what may not keeps what it had. */
  readonly nullable: boolean;
  /** Characters at most. */
  readonly max_length?: number | undefined;
  readonly min?: number | undefined;
  readonly max?: number | undefined;
  /** How many a list holds at most. */
  readonly max_items?: number | undefined;
  readonly choices?: readonly string[] | undefined;
  /** The fields of an object, or of each object of a list. */
  readonly fields?: readonly ContentField[] | undefined;
}

/**
 * A field of a form. Its label is the message `desk.content.fields.<name>`, or `desk.content.own.<kind>.<name>` where a kind calls it
 * otherwise; a field inside a list is found by its own name in the same place.
 */
export const contentFieldSchema: z.ZodType<ContentField> = z.lazy(() =>
  z.object({
    name: z.string(),
    input: z.enum(fieldInputs),
    required: z.boolean(),
    nullable: z.boolean(),
    max_length: z.number().int().optional(),
    min: z.number().optional(),
    max: z.number().optional(),
    max_items: z.number().int().optional(),
    choices: z.array(z.string()).optional(),
    fields: z.array(contentFieldSchema).optional(),
  }),
);

/** The answer of GET /desk/content/{kind}/fields: the form, in its order. */
export const contentFieldsAnswerSchema = envelope(z.array(contentFieldSchema));
