import { createHash } from 'node:crypto';
import type { ImportKind } from '@/contract/desk-content';
import { type ImportReportWire, reportLimit } from '@/contract/desk-content-files';
import type { Writing } from '../../context';
import { ServiceError } from '../../service-error';
import { recordAudit } from '../audit/record-audit';
import { toColumn } from '../import/absent-columns';
import { importFile } from '../import/import-file';
import type { ImportReport } from '../import/run-import';
import { toFormValue } from '../import/to-form-values';
import { refuseFilePrizes } from './held-prizes';

interface Uploaded {
  readonly kind: ImportKind;
  readonly isJson: boolean;
  readonly bytes: Uint8Array;
  /** The hash of the report that was shown; without it nothing is written. */
  readonly apply?: string | undefined;
  readonly actorId: string;
}

/** Compares a file, or writes it where both it and what it changes are what the report showed: `conflict` otherwise. */
export async function importContent(
  writing: Writing,
  { kind, isJson, bytes, apply, actorId }: Uploaded,
): Promise<ImportReportWire> {
  const { tx, clock, ids } = writing;
  const file = { kind, name: isJson ? 'a.json' : 'a.csv', bytes, now: new Date(clock.now()), ids, actorId };
  const compared = await importFile(tx, { ...file, apply: false });
  const { report: shown, alone } = await refuseFilePrizes(writing, { kind, actorId, report: compared });
  const hash = hashOf(bytes, shown);
  if (apply !== undefined && apply !== hash) throw new ServiceError('conflict');
  if (apply === undefined || shown.problems.length > 0) return toWire(shown, hash);
  const report = await importFile(tx, { ...file, apply: true });
  if (report.isWritten)
    await recordAudit(writing, {
      ...{
        actorId,
        action: 'content_imported',
        subject: `${kind.replaceAll('-', '_')}:${hash.slice(0, 16)}`,
      },
      before: { entries: sides(report, 'from') },
      after: {
        ...{ added: report.added.length, changed: report.changed.length, entries: sides(report, 'to') },
        ...(alone ? { alone } : {}),
      },
      reason: 'file',
    });
  return toWire(report, hash);
}

/** What stood there and what stands there now, entry by entry, as far as the report tells. */
function sides({ changed }: ImportReport, end: 'from' | 'to') {
  return Object.fromEntries(
    changed
      .slice(0, reportLimit)
      .map(({ slug, changes }) => [
        slug,
        Object.fromEntries(changes.map((change) => [toColumn(change.field), toFormValue(change[end])])),
      ]),
  );
}

/** Names a file together with what it would do now. */
function hashOf(bytes: Uint8Array, { added, changed, problems }: ImportReport): string {
  const difference = JSON.stringify([added, changed, problems.length]);
  return createHash('sha256').update(bytes).update('\0').update(difference).digest('hex');
}

function toWire({ added, changed, same, problems, isWritten }: ImportReport, hash: string): ImportReportWire {
  return {
    ...{ hash, is_written: isWritten, same },
    ...{ added_count: added.length, changed_count: changed.length, problem_count: problems.length },
    added: added.slice(0, reportLimit),
    changed: changed.slice(0, reportLimit).map(({ slug, changes }) => ({
      slug,
      changes: changes.map(({ field, from, to }) => ({
        ...{ field: toColumn(field), from: toFormValue(from), to: toFormValue(to) },
      })),
    })),
    problems: problems.slice(0, reportLimit),
  };
}
