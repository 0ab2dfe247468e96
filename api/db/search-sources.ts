import type { SearchKind } from '@/contract/search';

/** Where a kind of entry is searched: SQL over the columns of one table, written here alone and never out of a request. */
export interface SearchSource {
  readonly kind: SearchKind;
  readonly table: string;
  readonly title: string;
  /** What else is looked through; counts less than the title. */
  readonly more: string;
  /** The second line of a result. */
  readonly detail: string;
  readonly image: string;
  readonly tone?: string;
  /** When it is, or was published. */
  readonly at: string;
  /** Which rows everybody may see. */
  readonly shown: string;
  /** The order of what fits equally well. */
  readonly order: string;
}

/** One row a kind; a kind without a row is not searched. The indexes follow (`search-indexes.ts`). */
export const searchSources: readonly SearchSource[] = [
  {
    kind: 'sponsors',
    table: 'sponsors',
    title: 'name',
    more: `coalesce(bonus_text, '') || ' ' || coalesce(promotion_code, '')`,
    detail: 'bonus_text',
    image: 'logo',
    tone: 'tone',
    at: 'null::timestamptz',
    shown: `state = 'active'`,
    order: 'sort, search_fold(name)',
  },
  {
    kind: 'games',
    table: 'games',
    title: 'name',
    more: 'provider_code',
    detail: 'provider_code',
    image: 'image',
    at: 'null::timestamptz',
    shown: 'true',
    order: 'search_fold(name)',
  },
  {
    kind: 'news',
    table: 'news',
    title: 'title',
    more: 'summary',
    detail: 'summary',
    image: 'cover',
    at: 'publish_at',
    shown: `state in ('scheduled', 'published') and publish_at <= now()`,
    order: 'publish_at desc',
  },
  {
    kind: 'events',
    table: 'events',
    title: 'title',
    more: 'summary',
    detail: 'summary',
    image: 'null::text',
    at: 'starts_at',
    shown: `state <> 'draft'`,
    order: 'starts_at desc',
  },
  {
    kind: 'tournaments',
    table: 'tournaments',
    title: 'title',
    more: 'summary',
    detail: 'summary',
    image: 'null::text',
    at: 'starts_at',
    shown: `state <> 'draft'`,
    order: 'starts_at desc',
  },
  {
    kind: 'wager-events',
    table: 'wager_events',
    title: 'title',
    more: 'summary',
    detail: 'summary',
    image: 'image',
    at: 'starts_at',
    shown: `state <> 'draft'`,
    order: 'starts_at desc',
  },
  {
    kind: 'raffles',
    table: 'raffles',
    title: 'title',
    more: 'summary',
    detail: 'summary',
    image: 'image',
    at: 'draw_at',
    shown: `state <> 'draft'`,
    order: 'draw_at desc',
  },
];

/** The words of a row as an index keeps them: the title's weigh more. */
export function searchVector({ title, more }: SearchSource): string {
  return `(setweight(to_tsvector('simple', search_fold(${title})), 'A') || setweight(to_tsvector('simple', search_fold(coalesce(${more}, ''))), 'B'))`;
}
