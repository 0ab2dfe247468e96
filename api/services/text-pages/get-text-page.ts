import { and, desc, eq, lte } from 'drizzle-orm';
import type { TextPageSlug, TextPageWire } from '@/contract/text-pages';
import type { ServiceContext } from '../../context';
import { textPages } from '../../db/schema/text-pages';
import { ServiceError } from '../../service-error';

/** The version of a text that holds now. Throws 404 where the operator has published none. */
export async function getTextPage(
  { db, clock }: Pick<ServiceContext, 'db' | 'clock'>,
  slug: TextPageSlug,
): Promise<TextPageWire> {
  const isPublished = lte(textPages.publishedAt, new Date(clock.now()));
  const [page] = await db
    .select()
    .from(textPages)
    .where(and(eq(textPages.slug, slug), isPublished))
    .orderBy(desc(textPages.publishedAt), desc(textPages.version))
    .limit(1);
  if (!page) throw new ServiceError('not_found');
  const { title, body, version, publishedAt } = page;
  return { slug, title, body, version, published_at: publishedAt.toISOString() };
}
