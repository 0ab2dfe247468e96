import type { ContentEntry, ContentKind, DeskMove } from '@/contract/desk-content';
import { deskMoves } from '@/contract/desk-content';
import type { ServiceContext } from '../../context';
import type { Database } from '../../db/client';
import { transact } from '../../db/transact';
import { pagePath } from '../../site-links';
import { listWaiting } from '../desk/four-eyes/list-waiting';
import { contentKind } from '../import/content-kind';
import { readHead } from './content-head';
import { toSubject } from './content-subject';
import { deskKinds } from './desk-kinds';
import { othersDrafting, readDraft } from './drafts';

interface Asked {
  readonly kind: ContentKind;
  readonly slug: string;
  readonly actorId: string;
}

/** An entry as its editor has it: the form, what is locked, what may be done, and what autosave kept. `not_found`. */
export async function getContent(
  { db, clock, ids }: Pick<ServiceContext, 'db' | 'clock' | 'ids'>,
  { kind, slug, actorId }: Asked,
): Promise<ContentEntry> {
  const content = contentKind(kind);
  const now = new Date(clock.now());
  const head = await readHead(db, kind, slug);
  const values = (await content.read(db, [slug])).get(slug) ?? {};
  const named = { kind, slug, actorId };
  const tried = { kind, values, now, ids, state: head.state };
  return {
    ...{ slug, title: head.title, state: head.state, path: pagePath(kind, slug), version: head.version },
    ...{ changed_at: head.changedAt, changed_by: head.changedBy, values },
    locks: await content.locks(db, slug, now),
    moves: await tryMoves(db, tried),
    draft: await readDraft(db, named),
    others: await othersDrafting(db, named),
    is_waiting: (await listWaiting({ db, clock }, { subject: toSubject(kind, slug) })).length > 0,
  };
}

interface Tried extends Pick<Asked, 'kind'>, Pick<ServiceContext, 'ids'> {
  readonly values: ContentEntry['values'];
  readonly state: ContentEntry['state'];
  readonly now: Date;
}

/** What may be done, each compared as its save would be; nothing is written. */
async function tryMoves(
  db: Database,
  { kind, values, now, ids, state }: Tried,
): Promise<ContentEntry['moves']> {
  const { moves, cancels } = deskKinds[kind];
  const tomorrow = new Date(now.getTime() + 86_400_000);
  const found: { move: DeskMove; problems: ContentEntry['moves'][number]['problems'] }[] = [];
  for (const name of deskMoves) {
    const move = moves[name];
    if (!move?.from.includes(state)) continue;
    if (name === 'cancel' && cancels) {
      found.push({ move: name, problems: [] });
      continue;
    }
    const fields = { ...values, ...move.set({ values, now, at: tomorrow }) };
    const compare = { apply: false, now, ids };
    const { problems } = await transact(db, (tx) =>
      contentKind(kind).run(tx, [{ line: 1, fields }], compare),
    );
    found.push({ move: name, problems: problems.map((problem) => ({ ...problem, line: null })) });
  }
  return found;
}
