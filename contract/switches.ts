import { z } from 'zod';

/** A setting that is on or off, as upstreams write one: `true`, `1` or `"1"`; `isOn` reads it. */
export const switchSchema = z.union([z.boolean(), z.number(), z.enum(['0', '1', 'true', 'false', ''])]);

/** A setting that is on or off, as it came. */
export type Switch = z.infer<typeof switchSchema>;
