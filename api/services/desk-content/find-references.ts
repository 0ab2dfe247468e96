import { sql } from 'drizzle-orm';
import type { referenceKinds } from '@/contract/desk-content';
import type { ServiceContext } from '../../context';
import { searchFold, toPrefixes } from '../search/search-fold';
import { deskKinds } from './desk-kinds';

const most = 20;
/** As many as an entry can name. */
const mostNamed = 100;

interface Asked {
  readonly of: (typeof referenceKinds)[number];
  readonly q?: string | undefined;
  readonly slugs?: string | undefined;
}

interface Row extends Record<string, unknown> {
  readonly slug: string;
  readonly title: string;
  readonly state: string;
  readonly picture: string | null;
}

/** Sponsors or games that an entry may name: those asked for by slug, or what begins with the words of a question. */
export async function findReferences({ db }: Pick<ServiceContext, 'db'>, { of, q, slugs }: Asked) {
  const { rows: source, states, vector } = deskKinds[of];
  const folded = searchFold(q ?? '');
  const named = slugs?.split(',').slice(0, mostNamed);
  const words =
    vector && folded !== ''
      ? sql` where e.words @@ to_tsquery('simple', ${toPrefixes(folded)})`
      : sql.raw('');
  const where = named ? sql` where e.slug = any(${sql.param(named)}::text[])` : words;
  const { rows } = await db.execute<Row>(sql`select slug, title, state, picture from (${source}) as e${where}
    order by title, slug limit ${named ? mostNamed : most}`);
  return rows.map(({ slug, title, state, picture }) => ({
    ...{ slug, name: title, picture },
    is_public: states[state] === 'published',
  }));
}
