import { z } from 'zod';
import { contentEntryParamsSchema, contentValuesSchema, formValueSchema } from './desk-content';
import { envelope } from './envelope';
import { pageOf } from './page';

/** A version: who saved it and when; `actor` null is the command line, or what was there before the history began. */
export const contentVersionSchema = z.object({
  number: z.number().int(),
  at: z.string(),
  actor: z.string().nullable(),
  note: z.string().nullable(),
});
/** A version. */
export type ContentVersion = z.infer<typeof contentVersionSchema>;
/** The answer of GET …/entries/{slug}/versions, the latest first. */
export const contentVersionsSchema = pageOf(contentVersionSchema);

/** The parameters of a version. */
export const contentVersionParamsSchema = contentEntryParamsSchema.extend({
  number: z.string().regex(/^[1-9]\d{0,8}$/),
});

/** A value that is another one; both as a form has them. */
export const contentChangeSchema = z.object({
  field: z.string(),
  from: formValueSchema,
  to: formValueSchema,
});

/**
 * GET …/versions/{number}: what it held, what it changed of the one before (`changes`), and what the present one has otherwise
 * (`since`, from this one to the present).
 */
export const contentVersionAnswerSchema = envelope(
  contentVersionSchema.extend({
    values: contentValuesSchema,
    changes: z.array(contentChangeSchema),
    since: z.array(contentChangeSchema),
  }),
);

/** POST …/versions/{number}/restore: a save of those values on top of `version`; locks hold, and 409 as with a save. */
export const contentRestoreSchema = z.object({ version: z.number().int().min(0) });
