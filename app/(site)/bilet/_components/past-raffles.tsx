import { getTranslations } from 'next-intl/server';
import { ItemListJsonLd } from '@/app/_components/item-list-json-ld';
import { listPages } from '@/app/_components/list-pages';
import { PageTrail } from '@/app/_components/page-trail';
import { PastRaffleList } from '@/components/tickets/past-raffle-list';
import { RaffleTabs } from '@/components/tickets/raffle-tabs';
import { PageTitle } from '@/components/ui/page-title';
import { listPastRaffles, listPastRafflesAfter, type PastRaffles as Page } from '@/lib/data/raffles';
import { pathTo } from '@/lib/paths';

interface PastRafflesProps {
  readonly page: Page;
  readonly isFirst: boolean;
}

/** The archive of draws. */
export const pastRafflePages = listPages({
  find: () => 'past',
  describe: describePastRaffles,
  first: listPastRaffles,
  later: (_, cursor) => listPastRafflesAfter(cursor),
  show: (page, isFirst) => <PastRaffles page={page} isFirst={isFirst} />,
});

async function describePastRaffles() {
  const t = await getTranslations('raffles.past');
  return { title: t('title'), description: t('description'), path: pathTo('pastRaffles') };
}

async function PastRaffles({ page, isFirst }: PastRafflesProps) {
  const { title, description, path } = await describePastRaffles();
  const items = page.raffles.map(({ title: name, slug }) => ({ name, path: pathTo('raffle', slug) }));
  return (
    <>
      <PageTrail route="tickets" crumbs={[{ name: title, path }]} />
      <ItemListJsonLd name={title} items={items} />
      <PageTitle title={title} text={description} />
      <RaffleTabs current="past" />
      <PastRaffleList page={page} isFirst={isFirst} />
    </>
  );
}
