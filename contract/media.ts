import { z } from 'zod';
import { envelope } from './envelope';

/** What an upload may be: the types POST /media takes, the largest body in bytes, and how many pictures one claim names. */
export const mediaLimits = {
  types: ['image/jpeg', 'image/png', 'image/webp'],
  maxBytes: 5 * 1_048_576,
  maxPerClaim: 4,
} as const;

/** The name of an uploaded picture. */
export const mediaIdSchema = z.uuid();

/** A picture as it was stored: WebP, `width` by `height` pixels. */
export const mediaSchema = z.object({
  id: mediaIdSchema,
  width: z.number().int().positive(),
  height: z.number().int().positive(),
});
/** A stored picture. */
export type MediaWire = z.infer<typeof mediaSchema>;

/** The answer of POST /media. */
export const mediaAnswerSchema = envelope(mediaSchema);
