import type { ContentKind } from '@/contract/desk-content';
import type { ContentMove, ContentSaved } from '@/contract/desk-content-writes';
import type { Writing } from '../../context';
import { invalidField, ServiceError } from '../../service-error';
import { contentKind } from '../import/content-kind';
import { parseMoment } from '../import/parse-values';
import { cancelContent } from './cancel-content';
import { readHead } from './content-head';
import { deskKinds } from './desk-kinds';
import { saveContent } from './save-content';
import type { Author } from './store-content';

interface Moved extends Pick<Author, 'actorId'> {
  readonly kind: ContentKind;
  readonly slug: string;
  readonly input: ContentMove;
}

/**
 * Moves an entry: a save of what the move sets, so that everything that holds for a save holds for it. A contest is cancelled by its own rules,
 * which give back and tell. `conflict` where the entry's state has no such move; 422 on `at` and `reason`.
 */
export async function moveContent(
  writing: Writing,
  { kind, slug, input, actorId }: Moved,
): Promise<ContentSaved> {
  const desk = deskKinds[kind];
  const { state } = await readHead(writing.tx, kind, slug);
  const move = desk.moves[input.move];
  if (!move?.from.includes(state)) throw new ServiceError('conflict');
  if (input.move === 'cancel' && desk.cancels) {
    if (input.reason === undefined) throw invalidField('reason', 'required');
    return cancelContent(writing, { kind, slug, actorId, reason: input.reason, by: desk.cancels });
  }
  const now = new Date(writing.clock.now());
  const at = input.move === 'schedule' ? readTime(input.at, now) : undefined;
  const values = (await contentKind(kind).read(writing.tx, [slug])).get(slug) ?? {};
  const set = move.set({ values, now, ...(at && { at }) });
  return saveContent(writing, { kind, slug, values: set, actorId, note: input.reason ?? input.move });
}

function readTime(given: string | undefined, now: Date): Date {
  if (given === undefined) throw invalidField('at', 'required');
  const at = parseMoment(given);
  if (!(at instanceof Date)) throw invalidField('at', 'invalid');
  if (at <= now) throw invalidField('at', 'too_early');
  return at;
}
