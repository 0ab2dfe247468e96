import { listWins } from '@/lib/data/wins';
import { entryMetadata } from '@/lib/seo/page-metadata';
import { gameTexts } from '../../_components/filter-texts';
import { FilteredWins } from '../../_components/filtered-wins';

/** None are known while the site is built: each is prerendered when it is first asked for. */
export const generateStaticParams = () => [];

type Props = PageProps<'/sizdengelenler/oyun/[slug]'>;

export async function generateMetadata({ params }: Props) {
  const { title, description, path } = await gameTexts((await params).slug);
  return entryMetadata({ title, description, path });
}

/** GET /sizdengelenler/oyun/{slug}: the wins of one game. */
export default async function GameWinsPage({ params }: Props) {
  const { slug } = await params;
  const texts = await gameTexts(slug);
  return <FilteredWins texts={texts} page={await listWins({ game: slug })} isFirst />;
}
