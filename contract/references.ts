import { z } from 'zod';

/**
 * What a notification or a line of the statement can be about: kinds of content by their names, and the member's own things. Whoever shows
 * it knows the address; the API does not (ADR 189).
 */
export const referenceTypes = [
  'events',
  'tournaments',
  'bonus-hunts',
  'raffles',
  'wager-events',
  'leaders',
  'market',
  'vip',
  'cases',
  'affiliate-changes',
  'tickets',
  'own-prizes',
  'own-wins',
  'orders',
  'statement',
  'notifications',
  'sponsor-accounts',
  'security',
  'verification',
  'own-data',
  'pause',
  'inbox',
  'objections',
] as const;
/** One of the types. */
export type ReferenceType = (typeof referenceTypes)[number];

/** What something is about; `id` is the slug or the number of one of the type, without it all of them are meant. */
export interface Reference {
  readonly type: ReferenceType;
  readonly id?: string;
}

/** A reference on the wire; a newer upstream may know other types. */
export const referenceSchema = z.object({ type: z.string(), id: z.string().nullish() });
/** A reference on the wire. */
export type ReferenceWire = z.infer<typeof referenceSchema>;
