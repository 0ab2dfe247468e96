import { z } from 'zod';
import { envelope } from './envelope';

/** GET /frame, `data`: what the site is beside the specification's /init, /main and /site. An upstream without it has every area and the site's own looks. */
export const frameSchema = z.object({
  /** Areas that are off, by the names of `areas`. */
  areas_off: z.array(z.string()).nullish(),
});
/** /frame's data as it is on the wire. */
export type FrameWire = z.infer<typeof frameSchema>;
/** The answer of GET /frame. */
export const frameAnswerSchema = envelope(frameSchema);
