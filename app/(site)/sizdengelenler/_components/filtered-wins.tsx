import { PageTrail } from '@/app/_components/page-trail';
import { PageTitle } from '@/components/ui/page-title';
import { SoftLink } from '@/components/ui/soft-link';
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
      {gamePage ? (
        <p className="-mt-4 mb-8 text-sm">
          <SoftLink
            href={gamePage.path}
            className="rounded-sm text-text-2 underline underline-offset-4 hover:text-text"
          >
            {gamePage.text}
          </SoftLink>
        </p>
      ) : null}
      <WinList title={title} page={page} path={path} isFirst={isFirst} />
    </>
  );
}
