import { getTranslations } from 'next-intl/server';
import { PageTrail } from '@/app/_components/page-trail';
import { PastRaffleList } from '@/components/tickets/past-raffle-list';
import { RaffleTabs } from '@/components/tickets/raffle-tabs';
import { PageTitle } from '@/components/ui/page-title';
import { listPastRaffles } from '@/lib/data/raffles';
import { entryMetadata } from '@/lib/seo/page-metadata';

const path = '/bilet/gecmis';

export async function generateMetadata() {
  const t = await getTranslations('raffles.past');
  return entryMetadata({ title: t('title'), description: t('description'), path });
}

/** GET /bilet/gecmis: the newest finished draws; prerendered. */
export default async function PastRafflesPage() {
  const t = await getTranslations('raffles.past');
  return (
    <>
      <PageTrail route="tickets" crumbs={[{ name: t('title'), path }]} />
      <PageTitle title={t('title')} text={t('description')} />
      <RaffleTabs current="past" />
      <PastRaffleList page={await listPastRaffles()} isFirst />
    </>
  );
}
