import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { PageTrail } from '@/app/_components/page-trail';
import { JsonLd } from '@/components/layout/json-ld';
import { MarketItemView } from '@/components/market/market-item';
import { findMarketItem, type MarketDetail } from '@/lib/data/market';
import { env } from '@/lib/env';
import { sharePicture } from '@/lib/format/cover';
import { serializeJsonLd } from '@/lib/seo/json-ld';
import { deeperPageMetadata, entryMetadata, missingMetadata } from '@/lib/seo/page-metadata';
import { itemPage } from '@/lib/seo/thing-json-ld';

type Props = PageProps<'/market/[slug]'>;

/** Made when somebody first asks for it; a build needs no upstream. */
export const generateStaticParams = () => [];

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const item = await findMarketItem((await params).slug);
  if (!item) return missingMetadata();
  const { name, ...facts } = describeEntry(item);
  const texts = { title: name, ...facts };
  // What is sold no more is kept for orders and old links alone.
  return item.isOver ? deeperPageMetadata(texts) : entryMetadata(texts);
}

/** GET /market/{slug}: an item, prerendered, the same for everybody; the viewer's own checklist is an island. */
export default async function MarketItemPage({ params }: Props) {
  const item = await findMarketItem((await params).slug);
  if (!item) notFound();
  const facts = describeEntry(item);
  const { name, path } = facts;
  return (
    <>
      <PageTrail route="market" crumbs={[{ name, path }]} />
      <JsonLd json={serializeJsonLd(itemPage(env().SITE_URL, facts))} />
      <MarketItemView item={item} />
    </>
  );
}

function describeEntry({ title, summary, description, path, imageUrl }: MarketDetail) {
  const image = imageUrl && sharePicture(imageUrl);
  return { name: title, description: summary ?? description ?? title, path, image };
}
