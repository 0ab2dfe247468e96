import { readFileSync } from 'node:fs';
import { z } from 'zod';
import type { FileRow, ImportProblem } from '../services/import/problem';
import { readFile } from '../services/import/read-file';
import { resolveOffset } from './offset-time';

/** A file of the demo's content at a moment, as the import reads it. */
export interface ContentFile {
  /** When an operator would have imported it. */
  readonly writtenAt: Date;
  readonly rows: readonly FileRow[];
  /** What became of some of them, which no import tells: the slug, and its `life`. */
  readonly lives: readonly FileRow[];
}

const headSchema = z.object({
  written: z.string().default('+0m'),
  parts: z.record(z.string(), z.unknown()).default({}),
});

/** Columns of Markdown: a list of paragraphs is one text. */
const texts: readonly string[] = ['content', 'rules_md'];

/**
 * Reads `content/NAME.json`. What an operator's file does not have: offsets for times (`offset-time.ts`), `"@part"` for a value of the
 * file's `parts`, lists of paragraphs for long texts, and `life`.
 */
export function readContent(name: string, now: number): ContentFile {
  const bytes = readFileSync(new URL(`./content/${name}.json`, import.meta.url));
  const read = readFile(`${name}.json`, bytes);
  if ('problems' in read) throw toContentError(name, read.problems);
  const { written, parts } = headSchema.parse(JSON.parse(bytes.toString('utf8')));
  const fill = (value: unknown): unknown => {
    if (typeof value === 'string') return fillText(value, parts, now);
    if (Array.isArray(value)) return value.map(fill);
    return typeof value === 'object' && value !== null ? mapValues(value, (_, one) => fill(one)) : value;
  };
  // A column of another row is empty in this one, as it is in a CSV.
  const columns = new Set(read.rows.flatMap(({ fields: { life: _, ...fields } }) => Object.keys(fields)));
  const rows = read.rows.map(({ line, fields: { life, ...fields } }) => ({
    row: {
      line,
      fields: Object.fromEntries([...columns].map((key) => [key, joinText(key, fill(fields[key] ?? null))])),
    },
    life: life === undefined ? [] : [{ line, fields: { slug: fields.slug, life } }],
  }));
  return {
    writtenAt: resolveOffset(written, now) ?? new Date(now),
    rows: rows.map(({ row }) => row),
    lives: rows.flatMap(({ life }) => life),
  };
}

/** Rows of a file by a schema; throws with the file and the line of each that does not keep it. */
export function parseContent<T>(name: string, rows: readonly FileRow[], schema: z.ZodType<T>): T[] {
  const read = rows.map(({ line, fields }) => ({ line, ...schema.safeParse(fields) }));
  const problems = read.flatMap(({ line, error }) =>
    (error?.issues ?? []).map(({ path, message }) => ({ line, text: `${path.join('.')}: ${message}` })),
  );
  if (problems.length > 0) throw toContentError(name, problems);
  return read.flatMap(({ data }) => (data === undefined ? [] : [data]));
}

/** What became of the entries of a file, by slug. */
export function readLives<T>(name: string, now: number, schema: z.ZodType<T>): ReadonlyMap<string, T> {
  const lived = z.object({ slug: z.string(), life: schema });
  const rows = parseContent(name, readContent(name, now).lives, lived);
  return new Map(rows.map(({ slug, life }) => [slug, life]));
}

/** Says of a file of the content what is wrong with it. */
export function toContentError(
  name: string,
  problems: readonly Pick<ImportProblem, 'line' | 'text'>[],
): Error {
  return new Error(
    problems.map(({ line, text }) => `api/seed/content/${name}.json, line ${line ?? 1}: ${text}`).join('\n'),
  );
}

function fillText(text: string, parts: Readonly<Record<string, unknown>>, now: number): unknown {
  const part = text.startsWith('@') ? parts[text.slice(1)] : undefined;
  return part ?? resolveOffset(text, now)?.toISOString() ?? text;
}

function joinText(key: string, value: unknown): unknown {
  return texts.includes(key) && Array.isArray(value) ? value.join('\n\n') : value;
}

function mapValues(record: object, change: (key: string, value: unknown) => unknown) {
  return Object.fromEntries(Object.entries(record).map(([key, value]) => [key, change(key, value)]));
}
