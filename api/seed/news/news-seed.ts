import type { NewsCategory } from '@/contract/news';

/** A demo article, dated back from the moment of seeding; a negative age is ahead of it. */
export interface NewsSeed {
  readonly slug: string;
  readonly title: string;
  readonly summary: string;
  /** Paragraphs of Markdown. */
  readonly content: readonly string[];
  readonly category: NewsCategory;
  readonly daysAgo: number;
  /** Slug of the sponsor it is about. */
  readonly sponsor?: string;
  readonly isPinned?: boolean;
  readonly author?: string;
  /** What was put right, and how many days after publication. */
  readonly correction?: { readonly text: string; readonly daysLater: number };
}
