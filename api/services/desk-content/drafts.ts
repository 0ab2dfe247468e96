import { and, desc, eq, like, ne } from 'drizzle-orm';
import type { ContentKind, ContentValues } from '@/contract/desk-content';
import type { Writing } from '../../context';
import type { Database } from '../../db/client';
import { contentDrafts } from '../../db/schema/content-drafts';
import { users } from '../../db/schema/users';
import { asFormValues } from '../import/to-form-values';
import { readHead } from './content-head';
import { deskKinds } from './desk-kinds';

interface Named {
  readonly kind: ContentKind;
  readonly slug: string;
  readonly actorId: string;
}

/** How many unsaved entries of an editor a list names. */
const mostUnsaved = 20;

/** Keeps what a form has by now: one draft of each editor and entry. `not_found` for an entry that is not there. */
export async function keepDraft(
  { tx, clock }: Pick<Writing, 'tx' | 'clock'>,
  { kind, slug, actorId, ...given }: Named & { readonly values: ContentValues; readonly version: number },
): Promise<void> {
  if (!slug.includes('.')) await readHead(tx, kind, slug);
  const kept = { ...given, at: new Date(clock.now()) };
  const { kind: ofKind, slug: ofSlug, actorId: of } = contentDrafts;
  await tx
    .insert(contentDrafts)
    .values({ kind, slug, actorId, ...kept })
    .onConflictDoUpdate({ target: [ofKind, ofSlug, of], set: kept });
}

/** Forgets an editor's draft, where there is one. */
export async function dropDraft(db: Pick<Database, 'delete'>, named: Named): Promise<void> {
  await db.delete(contentDrafts).where(isOf(named));
}

/** An editor's draft as a form has it; null without one. */
export async function readDraft(db: Pick<Database, 'select'>, named: Named) {
  const [draft] = await db.select().from(contentDrafts).where(isOf(named));
  if (!draft) return null;
  return { values: asFormValues(draft.values), version: draft.version, at: draft.at.toISOString() };
}

/** Who else has a draft of an entry. */
export async function othersDrafting(db: Pick<Database, 'select'>, { kind, slug, actorId }: Named) {
  const found = await db
    .select({ username: users.username, at: contentDrafts.at })
    .from(contentDrafts)
    .innerJoin(users, eq(users.id, contentDrafts.actorId))
    .where(
      and(eq(contentDrafts.kind, kind), eq(contentDrafts.slug, slug), ne(contentDrafts.actorId, actorId)),
    );
  return found.map(({ username, at }) => ({ username, at: at.toISOString() }));
}

/** An editor's drafts of what is not stored yet, the latest first. */
export async function listUnsaved(db: Pick<Database, 'select'>, { kind, actorId }: Omit<Named, 'slug'>) {
  const found = await db
    .select()
    .from(contentDrafts)
    .where(
      and(
        eq(contentDrafts.actorId, actorId),
        eq(contentDrafts.kind, kind),
        like(contentDrafts.slug, 'yeni.%'),
      ),
    )
    .orderBy(desc(contentDrafts.at))
    .limit(mostUnsaved);
  const { titled } = deskKinds[kind];
  return found.map(({ slug, values, at }) => {
    const title = values[titled];
    return { slug, title: typeof title === 'string' ? title : '', at: at.toISOString() };
  });
}

function isOf({ kind, slug, actorId }: Named) {
  return and(eq(contentDrafts.kind, kind), eq(contentDrafts.slug, slug), eq(contentDrafts.actorId, actorId));
}
