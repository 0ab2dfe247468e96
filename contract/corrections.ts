import { z } from 'zod';
import { envelope } from './envelope';

/** What was published and is put right where everybody reads it; of each kind of content that members rely on. */
export const correctedKinds = [
  'news',
  'special-odds',
  'raffles',
  'events',
  'wager-events',
  'tournaments',
  'bonus-hunts',
  'bonus-buys',
  'analyses',
] as const;
/** One of them. */
export type CorrectedKind = (typeof correctedKinds)[number];

/** The path of an entry's corrections. */
export const correctionParamsSchema = z.object({
  kind: z.enum(correctedKinds),
  slug: z.string().regex(/^[a-z0-9](?:[a-z0-9-]{0,98}[a-z0-9])?$/),
});

/** What was put right, and when; it stays for good. */
export const correctionSchema = z.object({ text: z.string().min(1), corrected_at: z.string() });
/** The answer of GET /corrections/{kind}/{slug}, the first one first; nothing of who nobody knows. */
export const correctionsAnswerSchema = envelope(z.array(correctionSchema));
