import { z } from 'zod';
import { actorSchema, contentValuesSchema, deskMoves, deskStates, entryName, newName } from './desk-content';
import { contentProblemSchema } from './desk-problems';
import { envelope } from './envelope';

/** An empty note is none. */
const noteSchema = z.string().trim().max(300).optional();

/**
 * POST …/entries: a new entry. A field that is left out is empty; `draft` is the name of the autosave that ends with it. What the schema, a lock or
 * a missing reference refuses comes as 422 with `problems` in the error body's `detail`, all at once.
 */
export const contentNewSchema = z.object({
  values: contentValuesSchema,
  draft: newName.optional(),
  note: noteSchema,
});

/**
 * PUT …/entries/{slug}: a field that is left out stays. Where `version` is not the present one the answer is 409 `conflict`, and `present` in the error
 * body's `detail` is what is stored now, with who and when; what was sent stays with whoever sent it. The autosave of the sender ends with it.
 */
export const contentSaveSchema = z.object({
  values: contentValuesSchema,
  version: z.number().int().min(0),
  note: noteSchema,
});

/**
 * What a write answers; `changed` is false where nothing differed, and then no version was added. `held` names the fields whose change waits for a
 * second admin.
 */
export const contentSavedSchema = z.object({
  slug: z.string(),
  version: z.number().int(),
  state: z.enum(deskStates),
  path: z.string().nullable(),
  changed: z.boolean(),
  held: z.array(z.string()).optional(),
});
/** What a write answers. */
export type ContentSaved = z.infer<typeof contentSavedSchema>;
/** The answer of POST …/entries, PUT …/entries/{slug}, …/moves, …/copies and …/restore. */
export const contentSavedAnswerSchema = envelope(contentSavedSchema);

/** `detail` of the error body of a refused write: `problems` with 422, `present` with 409. */
export const contentRefusalSchema = z.object({
  problems: z.array(contentProblemSchema).optional(),
  present: z
    .object({
      version: z.number().int(),
      values: contentValuesSchema,
      changed_at: z.string().nullable(),
      changed_by: actorSchema,
    })
    .optional(),
});
/** `detail` of the error body of a refused write. */
export type ContentRefusal = z.infer<typeof contentRefusalSchema>;

/** PUT …/entries/{slug}/draft: what the form has by now, complete or not; the asker's own, nobody else's. */
export const contentDraftInputSchema = z.object({
  values: contentValuesSchema,
  version: z.number().int().min(0),
});

const reason = z.string().trim().min(1).max(400);

/** POST …/entries/{slug}/moves. `at` is an ISO time or `2026-11-30T21:00` in Istanbul. */
export const contentMoveSchema = z.object({
  move: z.enum(deskMoves),
  at: z.string().max(40).optional(),
  reason: reason.optional(),
});
/** The input of POST …/entries/{slug}/moves. */
export type ContentMove = z.infer<typeof contentMoveSchema>;

/** POST /desk/content/{kind}/moves: the same of many; each is done or refused by itself. */
export const contentBulkMoveSchema = contentMoveSchema.extend({ slugs: z.array(entryName).min(1).max(100) });
/** The answer: one line a slug, in the order asked. `problems` is empty where it was done, and `error` a code where the entry itself was the matter. */
export const contentBulkAnswerSchema = envelope(
  z.array(
    z.object({
      slug: z.string(),
      done: z.boolean(),
      error: z.string().nullable(),
      problems: z.array(contentProblemSchema),
    }),
  ),
);
