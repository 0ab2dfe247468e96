import { z } from 'zod';

/** How an entry is named in a path: lower-case ASCII letters, digits and inner hyphens, at most 80. */
export const slugSchema = z.string().regex(/^[a-z0-9](?:[a-z0-9-]{0,78}[a-z0-9])?$/);

/** The parameters of an address below an entry's slug. */
export const slugParamsSchema = z.object({ slug: slugSchema });
