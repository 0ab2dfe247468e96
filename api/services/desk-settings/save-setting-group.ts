import { isDeepStrictEqual } from 'node:util';
import { eq, inArray } from 'drizzle-orm';
import { type ContentValues, contentValuesSchema } from '@/contract/desk-content';
import type { SettingChange, SettingGroup } from '@/contract/desk-setting-groups';
import type { Writing } from '../../context';
import { settings } from '../../db/schema/settings';
import { ServiceError } from '../../service-error';
import { recordAudit } from '../audit/record-audit';
import { refusedWith } from '../desk-content/store-content';
import { findMissingPictures } from '../import/missing-pictures';
import { type ImportProblem, refuse, toProblem } from '../import/problem';
import { parseSaid } from '../import/problem-code';
import { settingSubject } from './get-setting-group';
import { findLastChange } from './last-change';
import type { SettingGroupRecord } from './setting-group-record';
import { settingGroupRecords } from './setting-groups';
import { readValues, rowKeys, type SettingRows, valuesVersion, writeValues } from './setting-values';

interface Save extends SettingChange {
  readonly actorId: string;
  readonly group: SettingGroup;
}

/**
 * Changes the given fields of a group and leaves all others. `conflict` with what is stored where `version` is not the present one;
 * `validation_failed` with every problem. Answers the version it has then.
 */
export async function saveSettingGroup(
  writing: Writing,
  { actorId, group, version, values }: Save,
): Promise<{ readonly version: string }> {
  const record = settingGroupRecords[group];
  const rows = await lockRows(writing, record);
  const before = readValues(record, rows);
  const present = { version: valuesVersion(before), values: before };
  const subject = settingSubject(group);
  if (version !== present.version) {
    const last = await findLastChange(writing.tx, subject);
    throw new ServiceError('conflict', { data: { present: { ...present, ...last } } });
  }
  const given = await parseGiven(writing, record, { before, values });
  const changed = Object.keys(given).filter((name) => !isDeepStrictEqual(given[name], before[name]));
  if (changed.length === 0) return { version };
  const after = pick(given, changed);
  await storeRows(writing, writeValues(record, rows, after));
  await recordAudit(writing, {
    ...{ actorId, action: 'settings_changed', subject, reason: subject },
    ...{ before: pick(before, changed), after },
  });
  return { version: valuesVersion({ ...before, ...after }) };
}

/** The rows of the group; one that was not there yet is from now on. */
async function lockRows({ tx }: Writing, record: SettingGroupRecord): Promise<SettingRows> {
  const keys = rowKeys(record);
  await tx
    .insert(settings)
    .values(keys.map((key) => ({ key, value: {} })))
    .onConflictDoNothing();
  const rows = await tx
    .select()
    .from(settings)
    .where(inArray(settings.key, [...keys]))
    .orderBy(settings.key)
    .for('update');
  return new Map(rows.map(({ key, value }) => [key, value]));
}

async function storeRows({ tx, clock }: Writing, rows: SettingRows): Promise<void> {
  const updatedAt = new Date(clock.now());
  for (const [key, value] of rows)
    await tx.update(settings).set({ value, updatedAt }).where(eq(settings.key, key));
}

interface Given {
  readonly before: ContentValues;
  readonly values: ContentValues;
}

/** What was sent, as it is stored. */
async function parseGiven(
  { tx }: Writing,
  { fields, places, refusals }: SettingGroupRecord,
  { before, values }: Given,
): Promise<ContentValues> {
  const names = Object.keys(values);
  const unknown = names.filter((name) => !Object.hasOwn(places, name));
  const read = fields.safeParse(values);
  const wrong = (read.error?.issues ?? []).map(({ path, message }) =>
    toProblem(null, { field: path.join('.'), ...parseSaid(message) }),
  );
  const given: ContentValues = read.success ? pick(contentValuesSchema.parse(read.data), names) : {};
  const beside = read.success ? (refusals?.({ ...before, ...given }, names) ?? []) : [];
  const problems: readonly ImportProblem[] = [
    ...unknown.map((column) =>
      toProblem(null, refuse(null, 'unknown_field', { column, known: Object.keys(places).join(', ') })),
    ),
    ...wrong,
    ...beside.map((refusal) => toProblem(null, refusal)),
    ...(await findMissingPictures(tx, [{ line: 0, row: given }])).map((problem) => ({
      ...problem,
      line: null,
    })),
  ];
  if (problems.length > 0) throw refusedWith(problems);
  return given;
}

function pick<T>(values: Readonly<Record<string, T>>, names: readonly string[]): Record<string, T> {
  const known = Object.entries(values).filter(([name]) => names.includes(name));
  return Object.fromEntries(known);
}
