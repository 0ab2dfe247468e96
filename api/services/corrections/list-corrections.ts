import { and, asc, eq } from 'drizzle-orm';
import type { z } from 'zod';
import type { CorrectedKind, correctionSchema } from '@/contract/corrections';
import type { ServiceContext } from '../../context';
import { contentCorrections } from '../../db/schema/content-corrections';

/** What was put right of an entry, the first one first. Only what is published has any. */
export async function listCorrections(
  { db }: Pick<ServiceContext, 'db'>,
  { kind, slug }: { readonly kind: CorrectedKind; readonly slug: string },
): Promise<z.infer<typeof correctionSchema>[]> {
  const { id, text, correctedAt } = contentCorrections;
  const rows = await db
    .select({ text, correctedAt })
    .from(contentCorrections)
    .where(and(eq(contentCorrections.kind, kind), eq(contentCorrections.slug, slug)))
    .orderBy(asc(correctedAt), asc(id));
  return rows.map((row) => ({ text: row.text, corrected_at: row.correctedAt.toISOString() }));
}
