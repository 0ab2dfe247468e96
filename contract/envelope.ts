import { z } from 'zod';

/** `{status: true, data}`: the envelope of every answer that carries data (D27). */
export const envelope = <T extends z.ZodType>(data: T) => z.object({ status: z.boolean(), data });

/** `{status}`: the answer of a write that has nothing to say (`/register`, PATCH `/user`, `/logout`). */
export const statusSchema = z.object({ status: z.boolean() });
