import { z } from 'zod';

/** A setting that is on or off, as upstreams write one: `true`, `1` or `"1"`; `isOn` reads it. */
export const switchSchema = z.union([z.boolean(), z.number(), z.enum(['0', '1', 'true', 'false', ''])]);

/** Whether a switch is on; one that is left out is off. */
export function isOn(value: z.infer<typeof switchSchema> | null | undefined): boolean {
  return typeof value === 'string' ? value === '1' || value === 'true' : Boolean(value);
}
