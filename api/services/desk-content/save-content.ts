import type { ContentKind, ContentValues } from '@/contract/desk-content';
import type { ContentSaved } from '@/contract/desk-content-writes';
import type { ContentProblem } from '@/contract/desk-problems';
import type { Writing } from '../../context';
import { ServiceError } from '../../service-error';
import { pagePath } from '../../site-links';
import { recordAudit } from '../audit/record-audit';
import { contentKind } from '../import/content-kind';
import { refuse, toProblem } from '../import/problem';
import { type ImportReport, importAlone } from '../import/run-import';
import { toFormValue } from '../import/to-form-values';
import { readHead } from './content-head';
import { dropDraft } from './drafts';

/** Who writes, and why where they say so. */
export interface Author {
  readonly actorId: string;
  readonly note?: string | undefined;
}

interface Save extends Author {
  readonly kind: ContentKind;
  readonly slug: string;
  readonly values: ContentValues;
  /** The version that was edited; without it the present one is meant. */
  readonly version?: number;
}

/**
 * Saves an entry by the way of an import: schema, references, locks, write, version. While it is under way no other write of content runs, so that
 * the version compared is the one that is replaced. `not_found`; `conflict` with what is stored where another version was edited;
 * `validation_failed` with every problem.
 */
export async function saveContent(
  writing: Writing,
  { kind, slug, values, version, ...author }: Save,
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
  return store(writing, { kind, slug, fields, refused, ...author });
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
  const saved = await store(writing, { kind, slug, fields: values, refused, ...author });
  if (draft) await dropDraft(writing.tx, { kind, slug: draft, actorId: author.actorId });
  return saved;
}

/** The field that names an entry. */
export function nameField(kind: ContentKind): 'slug' | 'key' {
  return kind === 'earn-rules' ? 'key' : 'slug';
}

interface Stored extends Author {
  readonly kind: ContentKind;
  readonly slug: string;
  readonly fields: ContentValues;
  readonly refused: readonly ContentProblem[];
}

async function store(
  writing: Writing,
  { kind, slug, fields, refused, actorId, note }: Stored,
): Promise<ContentSaved> {
  const { tx, clock, ids } = writing;
  const apply = refused.length === 0;
  const options = { apply, now: new Date(clock.now()), ids, actorId, note };
  const report = await contentKind(kind).run(tx, [{ line: 1, fields }], options);
  const problems = [...refused, ...report.problems].map((problem) => ({ ...problem, line: null }));
  if (problems.length > 0) throw refusedWith(problems);
  const changed = report.added.length + report.changed.length > 0;
  if (changed) await audit(writing, { kind, slug, report, fields, actorId, note });
  await dropDraft(tx, { kind, slug, actorId });
  const { version, state } = await readHead(tx, kind, slug);
  return { slug, version, state, path: pagePath(kind, slug), changed };
}

/** Every problem, with its code for the desk's form. */
export function refusedWith(problems: readonly ContentProblem[]): ServiceError {
  const errors = Object.fromEntries(
    problems.map(({ field, code }) => [
      field ?? 'values',
      [code === 'required' ? 'required' : 'invalid'] as const,
    ]),
  );
  return new ServiceError('validation_failed', { errors, data: { problems } });
}

interface Audited extends Author {
  readonly kind: ContentKind;
  readonly slug: string;
  readonly report: ImportReport;
  readonly fields: ContentValues;
}

async function audit(
  writing: Writing,
  { kind, slug, report, fields, actorId, note }: Audited,
): Promise<void> {
  const changes = report.changed.flatMap((one) => one.changes);
  const side = (end: 'from' | 'to') =>
    Object.fromEntries(changes.map((change) => [change.field, toFormValue(change[end])]));
  await recordAudit(writing, {
    ...{ actorId, action: 'content_saved', subject: `${kind.replaceAll('-', '_')}:${slug}` },
    before: side('from'),
    after: report.added.length > 0 ? fields : side('to'),
    reason: note ?? (report.added.length > 0 ? 'added' : 'edited'),
  });
}
