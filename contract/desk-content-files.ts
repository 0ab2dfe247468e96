import { z } from 'zod';
import { importKinds } from './desk-content';
import { contentChangeSchema } from './desk-content-history';
import { contentProblemSchema } from './desk-problems';
import { envelope } from './envelope';

/** The parameters of an import: also of results that come as files alone. */
export const importParamsSchema = z.object({ kind: z.enum(importKinds) });

/**
 * POST /desk/content/{kind}/import: the body is the file itself, as `text/csv` or `application/json`. Without `apply` it is only compared;
 * with the `hash` of the report that was shown it is written, all or nothing: 409 where the file or what it would change is not what was
 * shown.
 */
export const importQuerySchema = z.object({
  apply: z
    .string()
    .regex(/^[0-9a-f]{64}$/)
    .optional(),
});
/** What a file may be. The command line takes larger ones. */
export const contentFileLimits = {
  types: ['text/csv', 'application/json'],
  maxBytes: 4 * 1_048_576,
} as const;

/** How many of each the report names; the counts are of all. */
export const reportLimit = 200;

/** What an import did, or would do. */
export const importReportSchema = z.object({
  hash: z.string(),
  is_written: z.boolean(),
  same: z.number().int(),
  added_count: z.number().int(),
  changed_count: z.number().int(),
  problem_count: z.number().int(),
  added: z.array(z.string()),
  changed: z.array(z.object({ slug: z.string(), changes: z.array(contentChangeSchema) })),
  problems: z.array(contentProblemSchema),
});
/** What an import did, or would do. */
export type ImportReportWire = z.infer<typeof importReportSchema>;
/** The answer of POST /desk/content/{kind}/import. */
export const importReportAnswerSchema = envelope(importReportSchema);
