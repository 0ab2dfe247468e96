import { PageTrail } from '@/app/_components/page-trail';
import { PageTitle } from '@/components/ui/page-title';
import { TitleLink } from '@/components/ui/title-link';
import type { WinsPage } from '@/lib/data/wins';
import type { FilterTexts } from './filter-texts';
import { WinList } from './win-list';

interface FilteredWinsProps {
  readonly texts: FilterTexts;
  readonly page: WinsPage;
  readonly isFirst?: boolean;
}

/** The wins of one game or of one provider. */
export function FilteredWins({ texts, page, isFirst = false }: FilteredWinsProps) {
  const { title, description, path, name, gamePage } = texts;
  return (
    <>
      <PageTrail route="wins" crumbs={[{ name, path }]} />
      <PageTitle title={title} text={description} />
      {gamePage ? <TitleLink href={gamePage.path}>{gamePage.text}</TitleLink> : null}
      <WinList title={title} page={page} path={path} isFirst={isFirst} />
    </>
  );
}
