import { and, asc, eq } from 'drizzle-orm';
import type { ServiceContext } from '../../context';
import { analyses } from '../../db/schema/analyses';
import { analysts } from '../../db/schema/analysts';
import { toRecord } from '../../formulas/analysis-record';
import { pickSumColumns } from './pick-sums';

/** Who writes, by name, each with the record of all that was settled; one statement. */
export async function listAnalysts({ db }: Pick<ServiceContext, 'db'>) {
  const { slug, name, about } = analysts;
  const rows = await db
    .select({ slug, name, about, sums: pickSumColumns })
    .from(analysts)
    .leftJoin(analyses, and(eq(analyses.analystId, analysts.id), eq(analyses.state, 'published')))
    .groupBy(analysts.id)
    .orderBy(asc(name), asc(analysts.id));
  return rows.map(({ sums, ...author }) => ({ ...author, record: toRecord(sums) }));
}
