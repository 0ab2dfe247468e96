import { getTranslations } from 'next-intl/server';
import { ItemListFacts } from '@/app/_components/item-list-facts';
import { PageTrail } from '@/app/_components/page-trail';
import { PastRaffleList } from '@/components/tickets/past-raffle-list';
import { RaffleTabs } from '@/components/tickets/raffle-tabs';
import { PageTitle } from '@/components/ui/page-title';
import type { PastRaffles as Page } from '@/lib/data/raffles';

interface PastRafflesProps {
  readonly page: Page;
  readonly isFirst?: boolean;
}

/** What the archive of draws says about itself. */
export async function pastRafflesFacts() {
  const t = await getTranslations('raffles.past');
  return { title: t('title'), description: t('description'), path: '/bilet/gecmis' };
}

/** A page of the archive of draws. */
export async function PastRaffles({ page, isFirst = false }: PastRafflesProps) {
  const { title, description, path } = await pastRafflesFacts();
  const items = page.raffles.map(({ title: name, slug }) => ({ name, path: `/bilet/${slug}` }));
  return (
    <>
      <PageTrail route="tickets" crumbs={[{ name: title, path }]} />
      <ItemListFacts name={title} items={items} />
      <PageTitle title={title} text={description} />
      <RaffleTabs current="past" />
      <PastRaffleList page={page} isFirst={isFirst} />
    </>
  );
}
