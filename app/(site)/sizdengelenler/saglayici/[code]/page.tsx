import { listWins } from '@/lib/data/wins';
import { entryMetadata } from '@/lib/seo/page-metadata';
import { providerTexts } from '../../_components/filter-texts';
import { FilteredWins } from '../../_components/filtered-wins';

/** None are known while the site is built: each is prerendered when it is first asked for. */
export const generateStaticParams = () => [];

type Props = PageProps<'/sizdengelenler/saglayici/[code]'>;

export async function generateMetadata({ params }: Props) {
  const { title, description, path } = await providerTexts((await params).code);
  return entryMetadata({ title, description, path });
}

/** GET /sizdengelenler/saglayici/{code}: the wins of one provider. */
export default async function ProviderWinsPage({ params }: Props) {
  const { code } = await params;
  const texts = await providerTexts(code);
  return <FilteredWins texts={texts} page={await listWins({ provider: code })} isFirst />;
}
