import { notFound } from 'next/navigation';
import { listOlderWins } from '@/lib/data/wins';
import { deeperPageMetadata } from '@/lib/seo/page-metadata';
import { providerTexts } from '../../../../_components/filter-texts';
import { FilteredWins } from '../../../../_components/filtered-wins';

export const dynamic = 'force-dynamic';

type Props = PageProps<'/sizdengelenler/saglayici/[code]/sonra/[cursor]'>;

export async function generateMetadata({ params }: Props) {
  const { title, description, path } = await providerTexts((await params).code);
  return deeperPageMetadata({ title, description, path });
}

/** GET /sizdengelenler/saglayici/{code}/sonra/{cursor}: older wins of one provider. */
export default async function OlderProviderWinsPage({ params }: Props) {
  const { code, cursor } = await params;
  const texts = await providerTexts(code);
  const page = await listOlderWins({ provider: code }, cursor);
  if (!page) notFound();
  return <FilteredWins texts={texts} page={page} />;
}
