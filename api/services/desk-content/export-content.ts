import { stringify } from 'csv-stringify/sync';
import { sql } from 'drizzle-orm';
import type { ContentKind, ContentValues } from '@/contract/desk-content';
import type { ServiceContext } from '../../context';
import { contentKind } from '../import/content-kind';
import { deskKinds } from './desk-kinds';

const entriesAtOnce = 500;

interface Key extends Record<string, unknown> {
  readonly id: number;
  readonly slug: string;
}

/** All entries of a kind as a file that the import reads again without a difference, piece by piece. */
export async function* exportContent(
  ctx: Pick<ServiceContext, 'db'>,
  { kind, format }: { readonly kind: ContentKind; readonly format: 'csv' | 'json' },
): AsyncGenerator<string> {
  const { columns } = contentKind(kind);
  if (format === 'csv') yield stringify([[...columns]]);
  let first = true;
  for await (const entries of pieces(ctx, kind)) {
    if (format === 'csv')
      yield stringify(entries.map((values) => columns.map((name) => toCell(values[name]))));
    else
      yield entries
        .map((values, at) => `${first && at === 0 ? '[' : ','}\n${JSON.stringify(values)}`)
        .join('');
    first = false;
  }
  if (format === 'json') yield first ? '[]\n' : '\n]\n';
}

async function* pieces(
  { db }: Pick<ServiceContext, 'db'>,
  kind: ContentKind,
): AsyncGenerator<ContentValues[]> {
  const { rows: source } = deskKinds[kind];
  let last: Key = { id: -1, slug: '' };
  for (;;) {
    const { rows } = await db.execute<Key>(sql`select id, slug from (${source}) as e
      where (e.id, e.slug) > (${last.id}, ${last.slug}) order by e.id, e.slug limit ${entriesAtOnce}`);
    const end = rows.at(-1);
    if (!end) return;
    last = end;
    const slugs = rows.map(({ slug }) => slug);
    const values = await contentKind(kind).read(db, slugs);
    yield slugs.map((slug) => values.get(slug)).filter((one) => one !== undefined);
  }
}

/** A value as a cell: texts as they are, lists of words parted by |, everything else as JSON. */
function toCell(value: ContentValues[string] | undefined): string {
  if (value === null || value === undefined) return '';
  if (typeof value !== 'object') return String(value);
  const isPlain =
    Array.isArray(value) && value.every((one) => typeof one === 'string' && !/^\[|\|/.test(one));
  return isPlain ? value.join('|') : JSON.stringify(value);
}
