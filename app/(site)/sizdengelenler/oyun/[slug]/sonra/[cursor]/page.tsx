import { notFound } from 'next/navigation';
import { listOlderWins } from '@/lib/data/wins';
import { deeperPageMetadata } from '@/lib/seo/page-metadata';
import { gameTexts } from '../../../../_components/filter-texts';
import { FilteredWins } from '../../../../_components/filtered-wins';

export const dynamic = 'force-dynamic';

type Props = PageProps<'/sizdengelenler/oyun/[slug]/sonra/[cursor]'>;

export async function generateMetadata({ params }: Props) {
  const { title, description, path } = await gameTexts((await params).slug);
  return deeperPageMetadata({ title, description, path });
}

/** GET /sizdengelenler/oyun/{slug}/sonra/{cursor}: older wins of one game. */
export default async function OlderGameWinsPage({ params }: Props) {
  const { slug, cursor } = await params;
  const texts = await gameTexts(slug);
  const page = await listOlderWins({ game: slug }, cursor);
  if (!page) notFound();
  return <FilteredWins texts={texts} page={page} />;
}
