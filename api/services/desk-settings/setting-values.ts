import { createHash } from 'node:crypto';
import type { ContentValues } from '@/contract/desk-content';
import { formValueSchema } from '@/contract/desk-content';
import type { SettingGroupRecord, SettingPlace } from './setting-group-record';

/** The values of settings' rows by their keys. */
export type SettingRows = ReadonlyMap<SettingPlace[0], unknown>;

/** The keys of the rows that a group is stored in, in the order in which they are locked. */
export function rowKeys({ places }: SettingGroupRecord): readonly SettingPlace[0][] {
  return [...new Set(Object.values(places).map(([key]) => key))].sort();
}

/** What a group says, by its form's names; null where nothing is stored. */
export function readValues({ places, words }: SettingGroupRecord, rows: SettingRows): ContentValues {
  return Object.fromEntries(
    Object.entries(places).map(([name, [key, ...path]]) => {
      const stored = path.reduce<unknown>(
        (value, step) => (isTree(value) ? value[step] : undefined),
        rows.get(key),
      );
      const shown = words?.[name]?.[String(stored)] ?? stored;
      return [name, shown === '' ? null : formValueSchema.parse(shown ?? null)];
    }),
  );
}

/** The rows with these values in them; an empty one is taken out. */
export function writeValues(
  { places, words }: SettingGroupRecord,
  rows: SettingRows,
  values: ContentValues,
): SettingRows {
  const written = new Map(rows);
  for (const [name, [key, ...path]] of Object.entries(places)) {
    const given = values[name];
    if (given === undefined) continue;
    const pairs = typeof given === 'string' ? Object.entries(words?.[name] ?? {}) : [];
    const known = pairs.find(([, word]) => word === given)?.[0];
    written.set(key, withValue(written.get(key), path, known ?? given));
  }
  return written;
}

/** The version of what a group says: the same values are the same version, whoever wrote them. */
export function valuesVersion(values: ContentValues): string {
  return createHash('sha256').update(JSON.stringify(values)).digest('hex').slice(0, 16);
}

function withValue(tree: unknown, [step, ...rest]: readonly string[], value: unknown): unknown {
  if (step === undefined) return value;
  const { [step]: before, ...others } = isTree(tree) ? tree : {};
  const after = withValue(before, rest, value);
  return after === null ? others : { ...others, [step]: after };
}

function isTree(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
