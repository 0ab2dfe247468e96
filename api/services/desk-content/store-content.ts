import type { ContentKind, ContentValues } from '@/contract/desk-content';
import type { ContentSaved } from '@/contract/desk-content-writes';
import type { ContentProblem } from '@/contract/desk-problems';
import type { Writing } from '../../context';
import { ServiceError } from '../../service-error';
import { pagePath } from '../../site-links';
import { type Audited, recordAudit } from '../audit/record-audit';
import { contentKind } from '../import/content-kind';
import type { ImportReport } from '../import/run-import';
import { toFormValue } from '../import/to-form-values';
import { readHead } from './content-head';
import { toSubject } from './content-subject';
import { dropDraft } from './drafts';

/** Who writes, and why where they say so. */
export interface Author {
  readonly actorId: string;
  readonly note?: string | undefined;
}

interface Stored extends Author {
  readonly kind: ContentKind;
  readonly slug: string;
  readonly fields: ContentValues;
  readonly refused: readonly ContentProblem[];
  /** What the audit log says beside. */
  readonly also?: Readonly<Record<string, unknown>>;
  /** What the line of the audit log says, where that is not the fields that changed. */
  readonly audited?: Pick<Audited, 'action' | 'before' | 'after' | 'reason'> | undefined;
}

/** Stores an entry by the import, with its line of the audit log; the writer's draft ends with it. `validation_failed` with every problem. */
export async function storeContent(
  writing: Writing,
  { kind, slug, fields, refused, audited, actorId, note, also = {} }: Stored,
): Promise<ContentSaved> {
  const { tx, clock, ids } = writing;
  const apply = refused.length === 0;
  const options = { apply, now: new Date(clock.now()), ids, actorId, note };
  const report = await contentKind(kind).run(tx, [{ line: 1, fields }], options);
  const problems = [...refused, ...report.problems].map((problem) => ({ ...problem, line: null }));
  if (problems.length > 0) throw refusedWith(problems);
  const changed = report.added.length + report.changed.length > 0;
  if (changed && audited) await recordAudit(writing, { ...audited, actorId, subject: toSubject(kind, slug) });
  else if (changed) await audit(writing, { kind, slug, report, fields, actorId, note, also });
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

interface Edited extends Omit<Stored, 'refused' | 'audited'> {
  readonly report: ImportReport;
}

async function audit(
  writing: Writing,
  { kind, slug, report, fields, actorId, note, also }: Edited,
): Promise<void> {
  const changes = report.changed.flatMap((one) => one.changes);
  const side = (end: 'from' | 'to') =>
    Object.fromEntries(changes.map((change) => [change.field, toFormValue(change[end])]));
  await recordAudit(writing, {
    ...{ actorId, action: 'content_saved', subject: toSubject(kind, slug) },
    before: side('from'),
    after: { ...(report.added.length > 0 ? fields : side('to')), ...also },
    reason: note ?? (report.added.length > 0 ? 'added' : 'edited'),
  });
}
