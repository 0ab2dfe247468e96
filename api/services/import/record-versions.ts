import { and, inArray, sql } from 'drizzle-orm';
import { contentKinds, type ImportKind } from '@/contract/desk-content';
import type { Database } from '../../db/client';
import { contentVersions } from '../../db/schema/content-versions';
import type { Importing, Kind, StoredRow } from './kind';
import { toFormValues } from './to-form-values';

/** A kind with its name. */
export type NamedKind<Row extends { readonly slug: string }, Stored extends StoredRow> = Kind<Row, Stored> & {
  readonly name: ImportKind;
};

/**
 * Adds a version of each of these entries, as it is stored now. One that has none yet, though it was stored before, gets that first: a history is
 * complete from its first change on.
 */
export async function recordVersions<Row extends { readonly slug: string }, Stored extends StoredRow>(
  tx: Database,
  kind: NamedKind<Row, Stored>,
  before: ReadonlyMap<string, Stored | undefined>,
  { now, actorId = undefined, note = undefined }: Importing,
): Promise<void> {
  const name = contentKinds.find((one) => one === kind.name);
  if (name === undefined) return;
  const slugs = [...before.keys()];
  const heads = await readHeads(tx, name, slugs);
  const toValues = (stored: Stored) => toFormValues(kind.fields, stored);
  const written = await kind.stored(tx, slugs);
  const rows = written.flatMap((stored) => {
    const was = before.get(stored.slug);
    const head = heads.get(stored.slug) ?? 0;
    const isFirst = head === 0 && was !== undefined;
    const next = { kind: name, slug: stored.slug, number: head + (isFirst ? 2 : 1), at: now };
    return [
      ...(isFirst ? [{ ...next, number: 1, values: toValues(was), actorId: null, note: null }] : []),
      { ...next, values: toValues(stored), actorId: actorId ?? null, note: note ?? null },
    ];
  });
  if (rows.length > 0) await tx.insert(contentVersions).values(rows);
}

/** The last number of each entry that has one. */
async function readHeads(tx: Database, kind: (typeof contentKinds)[number], slugs: readonly string[]) {
  const { slug, number } = contentVersions;
  const heads = await tx
    .select({ slug, number: sql<number>`max(${number})`.mapWith(Number) })
    .from(contentVersions)
    .where(and(sql`${contentVersions.kind} = ${kind}`, inArray(slug, [...slugs])))
    .groupBy(slug);
  return new Map(heads.map((head) => [head.slug, head.number]));
}
