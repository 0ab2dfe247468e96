import { z } from 'zod';

/** Where a list goes on: opaque, made by the API alone. */
export const cursorSchema = z.string().regex(/^[\w-]{1,200}$/);

/** The query of every list; an area adds its filters. */
export const pageQuerySchema = z.object({ cursor: cursorSchema.optional() });

/** One page of a list: `next_cursor` leads to the next one and is null on the last. The API decides how many a page has. */
export const pageOf = <T extends z.ZodType>(item: T) =>
  z.object({ status: z.boolean(), data: z.array(item), next_cursor: cursorSchema.nullish() });
