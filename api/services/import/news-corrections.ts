import { asc, inArray, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Database } from '../../db/client';
import { news } from '../../db/schema/news';
import { newsCorrections } from '../../db/schema/news-corrections';
import type { Difference, StoredRow } from './kind';
import { type Refusal, refuse } from './problem';
import * as value from './values';

interface Correction {
  readonly text: string;
  readonly corrected_at: Date;
}

interface Corrected {
  readonly slug: string;
  readonly corrections?: readonly Correction[] | undefined;
}

/** A stored article with its corrections. */
export type StoredNews = StoredRow & { readonly corrections: readonly Correction[] };

/** The column `corrections` of articles: what was put right, and when. */
export const corrections = () =>
  value
    .listOf(z.strictObject({ text: value.given(500), corrected_at: value.givenMoment() }), 50)
    .transform((list) => list?.toSorted((a, b) => a.corrected_at.getTime() - b.corrected_at.getTime()));

/** Those of an article, in the order in which they were made. */
export const storedCorrections = sql<Correction[]>`(
  select coalesce(json_agg(json_build_object('text', c.text, 'corrected_at', c.corrected_at) order by c.corrected_at, c.id), '[]')
  from ${newsCorrections} c where c.news_id = ${news.id})`.mapWith(toCorrections);

function toCorrections(stored: readonly { readonly text: string; readonly corrected_at: string }[]) {
  return stored.map(({ text, corrected_at }) => ({ text, corrected_at: new Date(corrected_at) }));
}

/** A correction that was published stays: a file may only add to them. */
export function correctionRefusals({
  row,
  before,
}: Pick<Difference<Corrected, StoredNews>, 'row' | 'before'>): Refusal[] {
  const kept = new Set(row.corrections?.map(toKey));
  const isLost = row.corrections && before?.corrections.some((one) => !kept.has(toKey(one)));
  return isLost ? [refuse('corrections', 'corrections_stay')] : [];
}

/** Adds those that are not stored yet. */
export async function addCorrections(db: Database, rows: readonly Corrected[]): Promise<void> {
  const slugs = rows.flatMap((row) => (row.corrections?.length ? [row.slug] : []));
  if (slugs.length === 0) return;
  const { id, slug } = news;
  const articles = await db
    .select({ id, slug, corrections: storedCorrections })
    .from(news)
    .where(inArray(slug, slugs))
    .orderBy(asc(id));
  const added = articles.flatMap((article) => {
    const known = new Set(article.corrections.map(toKey));
    const wanted = rows.find((row) => row.slug === article.slug)?.corrections ?? [];
    return wanted
      .filter((one) => !known.has(toKey(one)))
      .map((one) => ({ newsId: article.id, text: one.text, correctedAt: one.corrected_at }));
  });
  if (added.length > 0) await db.insert(newsCorrections).values(added);
}

function toKey({ text, corrected_at }: Correction): string {
  return `${corrected_at.getTime()} ${text}`;
}
