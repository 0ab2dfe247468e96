import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { PageTrail } from '@/app/_components/page-trail';
import { MarketItemView } from '@/components/market/market-item';
import { findMarketItem } from '@/lib/data/market';
import { entryMetadata, missingMetadata } from '@/lib/seo/page-metadata';

type Props = PageProps<'/market/[slug]'>;

/** Made when somebody first asks for it; a build needs no upstream. */
export const generateStaticParams = () => [];

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const item = await findMarketItem((await params).slug);
  if (!item) return missingMetadata();
  const { title, summary, description, path, imageUrl } = item;
  return entryMetadata({ title, description: summary ?? description ?? title, path, image: imageUrl });
}

/** GET /market/{slug}: an item, prerendered, the same for everybody; the viewer's own checklist is an island. */
export default async function MarketItemPage({ params }: Props) {
  const item = await findMarketItem((await params).slug);
  if (!item) notFound();
  return (
    <>
      <PageTrail route="market" crumbs={[{ name: item.title, path: item.path }]} />
      <MarketItemView item={item} />
    </>
  );
}
