import 'server-only';
import { getTranslations } from 'next-intl/server';
import { ownTextsVersion, type TextPageSlug, textPageAnswerSchema } from '@/contract/text-pages';
import { type Block, parseMarkdown } from '@/lib/format/markdown';
import { keyedPublicReader } from '@/lib/upstream/read-public';
import { readSiteAnswer } from './site';

/** A text with its version; `publishedAt` is null for the site's own. */
export interface TextPage {
  readonly title: string;
  readonly blocks: readonly Block[];
  readonly version: string;
  readonly publishedAt: string | null;
}

const readText = keyedPublicReader({
  tag: 'text-pages',
  path: (slug: TextPageSlug) => `/text-pages/${slug}`,
  answer: textPageAnswerSchema,
  revalidateS: 300,
});

/** The operator's text, or the site's own where the upstream has none (ADR 185). Throws `UpstreamError` where it was never known. */
export async function getTextPage(slug: TextPageSlug): Promise<TextPage> {
  const found = (await readText(slug))?.data;
  if (!found) return ownText(slug);
  const { title, body, version, published_at } = found;
  return { title, blocks: parseMarkdown(body), version, publishedAt: published_at ?? null };
}

async function ownText(slug: TextPageSlug): Promise<TextPage> {
  const [t, { data }] = await Promise.all([getTranslations('textPages'), readSiteAnswer()]);
  const operator = data.operator?.name?.trim() || t('operator');
  const contact = data.operator?.contact?.trim() || t('contact');
  const body = t(`${slug}.body`, { operator, contact });
  return {
    title: t(`${slug}.title`),
    blocks: parseMarkdown(body),
    version: ownTextsVersion,
    publishedAt: null,
  };
}
