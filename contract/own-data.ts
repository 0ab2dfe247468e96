import { z } from 'zod';
import { typedPasswordSchema } from './account';
import { envelope } from './envelope';

/** POST /user/deletion: the member's password once more. */
export const deletionInputSchema = z.object({ password: typedPasswordSchema });
/** The input of POST /user/deletion. */
export type DeletionInput = z.infer<typeof deletionInputSchema>;

/** The answer of GET and POST /user/deletion: when the account goes, null while nobody asked for it. */
export const deletionAnswerSchema = envelope(z.object({ delete_at: z.string().nullable() }));
