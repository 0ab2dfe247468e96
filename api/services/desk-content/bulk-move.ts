import type { ContentKind } from '@/contract/desk-content';
import type { ContentMove } from '@/contract/desk-content-writes';
import { contentRefusalSchema } from '@/contract/desk-content-writes';
import type { Writing } from '../../context';
import { ServiceError } from '../../service-error';
import { moveContent } from './move-content';

interface Bulk {
  readonly kind: ContentKind;
  readonly slugs: readonly string[];
  readonly input: ContentMove;
  readonly actorId: string;
}

/** Moves many entries, each in a part of the transaction of its own: what one refuses keeps no other from it. `not_found` where none of them is there. */
export async function bulkMove(writing: Writing, { slugs, ...move }: Bulk) {
  const results = [];
  for (const slug of [...new Set(slugs)]) results.push(await moveOne(writing, { slug, ...move }));
  if (results.every(({ error }) => error === 'not_found')) throw new ServiceError('not_found');
  return results;
}

async function moveOne(writing: Writing, move: Omit<Bulk, 'slugs'> & { readonly slug: string }) {
  const { slug } = move;
  try {
    await writing.tx.transaction((tx) => moveContent({ ...writing, tx }, move));
    return { slug, done: true, error: null, problems: [] };
  } catch (error) {
    if (!(error instanceof ServiceError)) throw error;
    const detail = contentRefusalSchema.safeParse(error.detail.data);
    return { slug, done: false, error: error.code, problems: detail.data?.problems ?? [] };
  }
}
