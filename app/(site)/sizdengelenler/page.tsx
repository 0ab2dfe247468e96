import { getTranslations } from 'next-intl/server';
import { PageTrail } from '@/app/_components/page-trail';
import { ButtonLink } from '@/components/ui/button';
import { PageTitle } from '@/components/ui/page-title';
import { BestWins } from '@/components/wins/best-wins';
import { getBestWins, listWins } from '@/lib/data/wins';
import { extraPages, routes } from '@/lib/routes';
import { pageMetadata } from '@/lib/seo/page-metadata';
import { WinList } from './_components/win-list';

export const generateMetadata = () => pageMetadata('wins');

/** GET /sizdengelenler: the best of the week and the newest wins of viewers. Prerendered. */
export default async function WinsPage() {
  const t = await getTranslations('pages.wins');
  const [page, best] = await Promise.all([listWins(), getBestWins()]);
  return (
    <>
      <PageTrail route="wins" />
      <PageTitle title={t('title')} text={t('description')} />
      <p className="-mt-4 mb-8">
        <ButtonLink href={extraPages.submitWin.path} prefetch={false}>
          {t('submit')}
        </ButtonLink>
      </p>
      <BestWins best={best} />
      <WinList title={t('title')} page={page} path={routes.wins.path} isFirst />
    </>
  );
}
