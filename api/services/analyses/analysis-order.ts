import { and, eq, type SQL, sql } from 'drizzle-orm';
import type { AnalysesQuery, AnalysisView } from '@/contract/analyses';
import { analyses } from '../../db/schema/analyses';
import { analysts } from '../../db/schema/analysts';

const { state, result, kind, kickoffAt, publishedAt, analystId } = analyses;
const isPublic = eq(state, 'published');

/** Which analyses a list has and how they stand; an index has the same condition and order. */
export interface AnalysisOrder {
  readonly where: SQL | undefined;
  readonly time: typeof kickoffAt | typeof publishedAt;
  readonly direction: 'asc' | 'desc';
}

const views: Readonly<Record<AnalysisView, AnalysisOrder>> = {
  open: {
    where: and(isPublic, eq(result, 'pending'), sql`${kind} <> 'slot'`),
    time: kickoffAt,
    direction: 'asc',
  },
  settled: { where: and(isPublic, sql`${result} <> 'pending'`), time: kickoffAt, direction: 'desc' },
  slot: { where: and(isPublic, eq(kind, 'slot')), time: publishedAt, direction: 'desc' },
};

/** The order of a list: an author alone is everything of that author, newest first; nothing asked for is what is open. */
export function toAnalysisOrder({ view, author }: AnalysesQuery): AnalysisOrder {
  if (author === undefined) return views[view ?? 'open'];
  const isOf = sql`${analystId} = (select id from ${analysts} where slug = ${author})`;
  if (view !== undefined) return { ...views[view], where: and(views[view].where, isOf) };
  return { where: and(isPublic, isOf), time: publishedAt, direction: 'desc' };
}
