import { getTranslations } from 'next-intl/server';
import { PageTrail } from '@/app/_components/page-trail';
import { ButtonLink } from '@/components/ui/button';
import { PageTitle } from '@/components/ui/page-title';
import { BestWins } from '@/components/wins/best-wins';
import { WinWeeks } from '@/components/wins/win-weeks';
import { getBestWins, listWinWeeks, type WinsPage } from '@/lib/data/wins';
import { extraPages, routes } from '@/lib/routes';
import { WinList } from './win-list';

interface AllWinsProps {
  readonly page: WinsPage;
  readonly isFirst: boolean;
}

/** A page of all wins; above its first the way to hand one in, and the best of the week, and how the weeks before went. */
export async function AllWins({ page, isFirst }: AllWinsProps) {
  const t = await getTranslations('pages.wins');
  return (
    <>
      <PageTrail route="wins" />
      <PageTitle title={t('title')} text={t('description')} />
      {isFirst ? (
        <>
          <p className="-mt-4 mb-8">
            <ButtonLink href={extraPages.submitWin.path}>{t('submit')}</ButtonLink>
          </p>
          <Highlights />
        </>
      ) : null}
      <WinList title={t('title')} page={page} path={routes.wins.path} isFirst={isFirst} />
    </>
  );
}

async function Highlights() {
  const [best, weeks] = await Promise.all([getBestWins(), listWinWeeks()]);
  return (
    <>
      <BestWins best={best} />
      <div className="mb-12">
        <WinWeeks weeks={weeks} />
      </div>
    </>
  );
}
