import { getTranslations } from 'next-intl/server';
import { PageTrail } from '@/app/_components/page-trail';
import { WebPageJsonLd } from '@/app/_components/web-page-json-ld';
import { GuessNotice } from '@/components/bonus-hunts/guess-notice';
import { GuessTable } from '@/components/bonus-hunts/guess-table';
import { PageTitle } from '@/components/ui/page-title';
import { Pager } from '@/components/ui/pager';
import type { Hunt, HuntGuess } from '@/lib/data/hunt-view';
import type { Page } from '@/lib/data/hunts';
import { pathTo } from '@/lib/paths';

interface HuntGuessesProps {
  readonly hunt: Hunt;
  readonly page: Page<HuntGuess>;
  readonly isFirst?: boolean;
}

/** A page of a hunt's guesses; while they are sealed it says so. */
export async function HuntGuesses({ hunt, page, isFirst = false }: HuntGuessesProps) {
  const t = await getTranslations('bonusHunts');
  const path = pathTo('guesses', hunt.slug);
  const crumbs = [
    { name: hunt.title, path: pathTo('hunt', hunt.slug) },
    { name: t('guesses.title'), path },
  ];
  const title = t('guesses.titleOf', { title: hunt.title });
  const text = t(hunt.end_balance === null ? 'guesses.bySending' : 'guesses.byRank');
  return (
    <>
      <PageTrail route="bonusHunts" crumbs={crumbs} />
      <WebPageJsonLd name={title} description={text} path={path} />
      <PageTitle title={title} text={text} />
      {page.items.length > 0 ? (
        <GuessTable hunt={hunt} guesses={page.items} caption={t('guesses.title')} />
      ) : (
        <GuessNotice hunt={hunt} />
      )}
      <Pager
        path={path}
        nextCursor={page.nextCursor}
        isFirst={isFirst}
        order={hunt.end_balance === null ? 'sort' : 'rank'}
      />
    </>
  );
}
