import { z } from 'zod';
import { type InboxKind, inboxKinds } from '@/contract/desk-inbox';
import { decodeCursor } from '../../../db/keyset';
import { invalidField } from '../../../service-error';

/** After which row a page begins: its moment in milliseconds, the place of its kind, and its id. */
export interface InboxKey {
  readonly at: number;
  readonly rank: number;
  readonly id: string;
}

const keySchema = z.tuple([
  z.number().int().min(0).max(8_000_000_000_000),
  z
    .number()
    .int()
    .min(0)
    .max(inboxKinds.length - 1),
  z.string(),
]);

const numberSchema = z.string().regex(/^[1-9]\d{0,14}$/);

/** The place of a kind among those that are promised at the same moment. */
export function rankOf(kind: InboxKind): number {
  return inboxKinds.indexOf(kind);
}

/** The key in a cursor; 422 on `cursor` for anything that this list did not make. */
export function readInboxCursor(cursor: string | undefined): InboxKey | null {
  const key = decodeCursor(cursor, keySchema);
  if (key === null) return null;
  const [at, rank, id] = key;
  const isId = (inboxKinds[rank] === 'order' ? z.guid() : numberSchema).safeParse(id).success;
  if (!isId) throw invalidField('cursor', 'invalid');
  return { at, rank, id };
}

/** The ids below and above all others of a kind. */
const ends = {
  order: ['00000000-0000-0000-0000-000000000000', 'ffffffff-ffff-ffff-ffff-ffffffffffff'],
  claim: ['0', '9223372036854775807'],
} as const;

/** With which id a kind goes on at the very moment of a cursor: all of its own come, none, or those behind the cursor's. */
export function idAfter(kind: InboxKind, { rank, id }: InboxKey): string {
  const own = rankOf(kind);
  if (own === rank) return id;
  const [lowest, highest] = ends[kind === 'order' ? 'order' : 'claim'];
  return own < rank ? highest : lowest;
}
