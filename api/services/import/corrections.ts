import { and, asc, eq, inArray } from 'drizzle-orm';
import { z } from 'zod';
import type { CorrectedKind } from '@/contract/corrections';
import type { Database } from '../../db/client';
import { contentCorrections } from '../../db/schema/content-corrections';
import { givenKeys } from './excluded';
import type { Difference, Kind, StoredRow } from './kind';
import { type Refusal, refuse } from './problem';
import * as value from './values';

interface Correction {
  readonly text: string;
  readonly corrected_at: Date;
}

/** A row that may say what was put right. */
interface Corrected {
  readonly corrections?: readonly Correction[] | undefined;
}

/** An entry with what was put right of it, in the order in which it was. */
interface StoredCorrections {
  readonly corrections: readonly Correction[];
}

const corrections = value
  .listOf(z.strictObject({ text: value.given(500), corrected_at: value.givenMoment() }), 50)
  .transform((list) => list?.toSorted((a, b) => a.corrected_at.getTime() - b.corrected_at.getTime()));

/**
 * A kind whose published entries say publicly what was put right of them: one more field, kept for good, and asked for where the kind says that
 * a change must be told (`told`).
 */
export function withCorrections<Row extends { readonly slug: string }, Stored extends StoredRow>(
  name: CorrectedKind,
  kind: Kind<Row, Stored>,
): Kind<Row & Corrected, Stored & StoredCorrections> {
  return {
    ...kind,
    fields: kind.fields.extend({ corrections }),
    schema: z.intersection(kind.schema, z.object({ corrections })),
    stored: async (db, slugs) => {
      const rows = await kind.stored(db, slugs);
      const known = await readCorrections(db, name, slugs);
      return rows.map((row) => ({ ...row, corrections: known.get(row.slug) ?? [] }));
    },
    refusals: (difference, now) => {
      const changes = difference.changes.filter(({ field }) => field !== 'corrections');
      const own = { ...difference, changes };
      return [
        ...(kind.refusals?.(own, now) ?? []),
        ...correctionRefusals(difference, kind.told?.(own, now) ?? false),
      ];
    },
    write: async (db, rows, importing) => {
      const others = rows.map((row) => ({ ...row, corrections: undefined })).filter(hasMore);
      if (others.length > 0) await kind.write(db, others, importing);
      await addCorrections(db, name, rows);
    },
  };
}

/** Whether a row says more than which entry it is of. */
function hasMore(row: object): boolean {
  return givenKeys({ ...row }).some((key) => key !== 'slug');
}

/** The corrections of entries, in the order in which they were made. */
async function readCorrections(db: Database, kind: CorrectedKind, slugs: readonly string[]) {
  const { id, slug, text, correctedAt } = contentCorrections;
  const rows = await db
    .select({ slug, text, corrected_at: correctedAt })
    .from(contentCorrections)
    .where(and(eq(contentCorrections.kind, kind), inArray(slug, [...slugs])))
    .orderBy(asc(correctedAt), asc(id));
  const found = new Map<string, Correction[]>();
  for (const { slug: of, ...one } of rows) found.set(of, [...(found.get(of) ?? []), one]);
  return found;
}

/** What was published already stays; a draft has nothing to put right; what members rely on is not changed without a word. */
function correctionRefusals(
  { row, before }: Difference<Corrected & { readonly slug: string }, StoredRow & StoredCorrections>,
  isTold: boolean,
): Refusal[] {
  const known = before?.corrections ?? [];
  const kept = new Set(row.corrections?.map(toKey));
  const added = (row.corrections ?? []).filter((one) => !known.some((other) => toKey(other) === toKey(one)));
  const isDraft = (stateOf(row) ?? (before ? stateOf(before) : 'draft')) === 'draft';
  return [
    ...(row.corrections && known.some((one) => !kept.has(toKey(one)))
      ? [refuse('corrections', 'corrections_stay')]
      : []),
    ...(isDraft && added.length > 0 ? [refuse('corrections', 'publish_first')] : []),
    ...(isTold && added.length === 0 ? [refuse('corrections', 'correction_needed')] : []),
  ];
}

function stateOf(row: object): unknown {
  return 'state' in row ? row.state : undefined;
}

/** Adds those that are not stored yet. */
async function addCorrections(
  db: Database,
  kind: CorrectedKind,
  rows: readonly (Corrected & { readonly slug: string })[],
): Promise<void> {
  const wanted = rows.filter((row) => row.corrections?.length);
  if (wanted.length === 0) return;
  const known = await readCorrections(
    db,
    kind,
    wanted.map(({ slug }) => slug),
  );
  const added = wanted.flatMap(({ slug, corrections: list }) => {
    const stored = new Set(known.get(slug)?.map(toKey));
    return (list ?? [])
      .filter((one) => !stored.has(toKey(one)))
      .map((one) => ({ kind, slug, text: one.text, correctedAt: one.corrected_at }));
  });
  if (added.length > 0) await db.insert(contentCorrections).values(added);
}

function toKey({ text, corrected_at }: Correction): string {
  return `${corrected_at.getTime()} ${text}`;
}
