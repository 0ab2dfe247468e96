import { listGames } from '@/lib/data/games';
import { pageMetadata } from '@/lib/seo/page-metadata';
import { Catalogue } from './_components/catalogue';

export const generateMetadata = () => pageMetadata('games');

/** GET /oyunlar: the first page of the catalogue; prerendered, the same for everybody. */
export default async function GamesPage() {
  return <Catalogue page={await listGames()} isFirst />;
}
