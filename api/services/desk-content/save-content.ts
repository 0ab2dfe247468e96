import type { ContentKind, ContentValues } from '@/contract/desk-content';
import type { ContentSaved } from '@/contract/desk-content-writes';
import type { Writing } from '../../context';
import { ServiceError } from '../../service-error';
import { contentKind } from '../import/content-kind';
import { refuse, toProblem } from '../import/problem';
import { importAlone } from '../import/run-import';
import { readHead } from './content-head';
import { dropDraft } from './drafts';
import { findChangedPrizes, holdPrizes } from './held-prizes';
import { type Author, storeContent } from './store-content';

interface Save extends Author {
  readonly kind: ContentKind;
  readonly slug: string;
  readonly values: ContentValues;
  /** The version that was edited; without it the present one is meant. */
  readonly version?: number;
  /** A second admin has confirmed what it changes of the prizes. */
  readonly isConfirmed?: boolean;
}

/**
 * Saves an entry by the way of an import: schema, references, locks, write, version. While it is under way no other write of content runs, so that
 * the version compared is the one that is replaced. `not_found`; `conflict` with what is stored where another version was edited;
 * `validation_failed` with every problem. Changed prizes of what is published wait for a second admin (`held`), the rest is saved.
 */
export async function saveContent(
  writing: Writing,
  { kind, slug, values, version, isConfirmed = false, ...author }: Save,
): Promise<ContentSaved> {
  await importAlone(writing.tx);
  const head = await readHead(writing.tx, kind, slug);
  const present = (await contentKind(kind).read(writing.tx, [slug])).get(slug) ?? {};
  if (version !== undefined && version !== head.version) {
    const { changedAt: changed_at, changedBy: changed_by } = head;
    const data = { present: { version: head.version, values: present, changed_at, changed_by } };
    throw new ServiceError('conflict', { data });
  }
  const fields = { ...present, ...values };
  const isMoved = fields[nameField(kind)] !== slug;
  const refused = isMoved ? [toProblem(null, refuse(nameField(kind), 'slug_stays'))] : [];
  const named = { kind, slug, actorId: author.actorId };
  const isFree = isConfirmed || isMoved;
  const prizes = isFree ? null : await findChangedPrizes(writing, { ...named, fields });
  const after = prizes?.second ?? {};
  const held = Object.keys(after);
  const before = Object.fromEntries(held.map((name) => [name, present[name] ?? null]));
  const saved = await storeContent(writing, {
    ...{ kind, slug, refused, ...author, also: prizes?.alone ? { alone: true } : {} },
    fields: { ...fields, ...before },
  });
  if (held.length === 0) return saved;
  const reason = author.note ?? 'Yayındaki ödüller değişsin.';
  await holdPrizes(writing, { ...named, version: saved.version, before, after, reason });
  return { ...saved, held };
}

/** Adds an entry; `draft` is the autosave that ends with it. `validation_failed` with every problem. */
export async function addContent(
  writing: Writing,
  {
    kind,
    values,
    draft,
    ...author
  }: Omit<Save, 'slug' | 'version'> & { readonly draft?: string | undefined },
): Promise<ContentSaved> {
  await importAlone(writing.tx);
  const slug = String(values[nameField(kind)] ?? '');
  const known = await contentKind(kind).read(writing.tx, [slug]);
  const refused = known.has(slug) ? [toProblem(null, refuse(nameField(kind), 'slug_taken'))] : [];
  const saved = await storeContent(writing, { kind, slug, fields: values, refused, ...author });
  if (draft) await dropDraft(writing.tx, { kind, slug: draft, actorId: author.actorId });
  return saved;
}

/** The field that names an entry. */
export function nameField(kind: ContentKind): 'slug' | 'key' {
  return kind === 'earn-rules' ? 'key' : 'slug';
}
