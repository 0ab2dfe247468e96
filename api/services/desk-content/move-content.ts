import type { ContentKind } from '@/contract/desk-content';
import type { ContentMove, ContentSaved } from '@/contract/desk-content-writes';
import type { Writing } from '../../context';
import { invalidField, ServiceError } from '../../service-error';
import { pagePath } from '../../site-links';
import { recordAudit } from '../audit/record-audit';
import { cancelHunt } from '../bonus-hunts/cancel-hunt';
import { decideEvent } from '../events/decide-event';
import { contentKind } from '../import/content-kind';
import { parseMoment } from '../import/parse-values';
import { cancelTournament } from '../tournaments/cancel-tournament';
import { cancelWagerEvent } from '../wager-events/cancel-wager-event';
import { readHead } from './content-head';
import type { DeskKind } from './desk-kind';
import { deskKinds } from './desk-kinds';
import { type Author, saveContent } from './save-content';

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
  if (input.move === 'cancel' && desk.cancels)
    return cancel(writing, { kind, slug, actorId, input, by: desk.cancels });
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

interface Cancelled extends Moved {
  readonly by: NonNullable<DeskKind['cancels']>;
}

async function cancel(
  writing: Writing,
  { kind, slug, actorId, input: { reason }, by }: Cancelled,
): Promise<ContentSaved> {
  if (reason === undefined) throw invalidField('reason', 'required');
  const { tx: db, clock } = writing;
  const before = await readHead(writing.tx, kind, slug);
  if (by === 'events') await decideEvent({ db, clock }, { slug, input: { action: 'cancel', reason } });
  if (by === 'tournaments') await cancelTournament({ db, clock }, { slug, input: { reason } });
  if (by === 'bonus-hunts') await cancelHunt(writing, { slug, input: { reason } });
  if (by === 'wager-events') await cancelWagerEvent(writing, { slug, reason });
  const { version, state } = await readHead(writing.tx, kind, slug);
  await recordAudit(writing, {
    ...{ actorId, action: 'content_cancelled', subject: `${kind.replaceAll('-', '_')}:${slug}` },
    ...{ before: { state: before.state }, after: { state }, reason },
  });
  return { slug, version, state, path: pagePath(kind, slug), changed: true };
}
