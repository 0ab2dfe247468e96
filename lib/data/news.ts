import { pathTo } from '@/lib/paths';
import 'server-only';
import { cache } from 'react';
import {
  type NewsArticleWire,
  type NewsCategory,
  type NewsItemWire,
  newsAnswerSchema,
  newsCategories,
  newsPageSchema,
} from '@/contract/news';
import { cursorSchema } from '@/contract/page';
import { newsPicture } from '@/lib/format/entry-pictures';
import { type Block, parseMarkdown } from '@/lib/format/markdown';
import { assetUrl } from '@/lib/format/safe-url';
import { entryReader, keyedPublicReader, readPage } from '@/lib/upstream/read-public';
import { getMain } from './main';

/** An article as lists show it; `publishedAt` is an ISO time. */
export interface NewsCard {
  readonly slug: string;
  readonly path: string;
  readonly title: string;
  readonly summary: string | null;
  readonly coverUrl: string;
  readonly category: NewsCategory | null;
  readonly isPinned: boolean;
  readonly publishedAt: string | null;
  readonly author: string | null;
  readonly sponsor: { readonly slug: string; readonly name: string } | null;
}

/** A page of the list; `nextCursor` leads to the older ones. */
export interface NewsPage {
  readonly cards: readonly NewsCard[];
  readonly nextCursor: string | null;
}

/** An article with what was put right in it and what to read next. */
export interface Article extends NewsCard {
  readonly blocks: readonly Block[];
  readonly updatedAt: string | null;
  readonly corrections: readonly { readonly text: string; readonly correctedAt: string }[];
  readonly older: NewsLink | null;
  readonly newer: NewsLink | null;
  readonly related: readonly NewsCard[];
}

/** The way to another article. */
export interface NewsLink {
  readonly path: string;
  readonly title: string;
}

const readFirst = keyedPublicReader({
  tag: 'news',
  path: (category: NewsCategory | null) => (category ? `/news?category=${category}` : '/news'),
  answer: newsPageSchema,
  revalidateS: 60,
});

const readArticle = entryReader('article', {
  tag: 'news',
  answer: newsAnswerSchema,
  revalidateS: 60,
});

/** The latest articles, of a category where one is given; none where the upstream has no news (D27). */
export const listNews = cache(async (category: NewsCategory | null): Promise<NewsPage> => {
  const answer = await readFirst(category);
  return answer ? toPage(answer.data, answer.next_cursor) : { cards: [], nextCursor: null };
});

/** Older articles, read for this request; `null` for a cursor that is none. */
export const listOlderNews = cache(
  async (category: NewsCategory | null, cursor: string): Promise<NewsPage | null> => {
    if (!cursorSchema.safeParse(cursor).success) return null;
    const filter = category ? `&category=${category}` : '';
    const answer = await readPage(`/news?cursor=${cursor}${filter}`, newsPageSchema);
    return answer && toPage(answer.data, answer.next_cursor);
  },
);

/** The article with this slug; `null` where there is none. */
export const findArticle = cache(async (slug: string): Promise<Article | null> => {
  const answer = await readArticle(slug);
  return answer && toArticle(answer.data, (await getMain()).cdnUrl);
});

/** The category with this name, `null` for any other text. */
export function findNewsCategory(name: string | null | undefined): NewsCategory | null {
  return newsCategories.find((known) => known === name) ?? null;
}

async function toPage(items: readonly NewsItemWire[], next: string | null | undefined): Promise<NewsPage> {
  const { cdnUrl } = await getMain();
  return { cards: items.map((item) => toCard(item, cdnUrl)), nextCursor: next ?? null };
}

function toCard(wire: NewsItemWire, cdnUrl: string): NewsCard {
  const { slug, name } = wire.sponsor ?? {};
  const category = findNewsCategory(wire.category);
  return {
    slug: wire.slug,
    ...toLink(wire),
    summary: wire.summary || null,
    coverUrl: assetUrl(cdnUrl, wire.cover) ?? newsPicture(category),
    category,
    isPinned: wire.is_pinned ?? false,
    publishedAt: wire.publish_at ?? null,
    author: wire.author || null,
    sponsor: slug && name ? { slug, name } : null,
  };
}

function toArticle(wire: NewsArticleWire, cdnUrl: string): Article {
  return {
    ...toCard(wire, cdnUrl),
    blocks: parseMarkdown(wire.content),
    updatedAt: wire.updated_at ?? null,
    corrections: (wire.corrections ?? []).map(({ text, corrected_at }) => ({
      text,
      correctedAt: corrected_at,
    })),
    older: wire.older ? toLink(wire.older) : null,
    newer: wire.newer ? toLink(wire.newer) : null,
    related: (wire.related ?? []).map((item) => toCard(item, cdnUrl)),
  };
}

function toLink({ slug, title }: Pick<NewsItemWire, 'slug' | 'title'>): NewsLink {
  return { path: pathTo('article', slug), title };
}
