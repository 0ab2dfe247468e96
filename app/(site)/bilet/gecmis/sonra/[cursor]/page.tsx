import { notFound } from 'next/navigation';
import { getTranslations } from 'next-intl/server';
import { PageTrail } from '@/app/_components/page-trail';
import { PastRaffleList } from '@/components/tickets/past-raffle-list';
import { RaffleTabs } from '@/components/tickets/raffle-tabs';
import { PageTitle } from '@/components/ui/page-title';
import { listPastRafflesAfter } from '@/lib/data/raffles';
import { deeperPageMetadata } from '@/lib/seo/page-metadata';

export const dynamic = 'force-dynamic';

const path = '/bilet/gecmis';

export async function generateMetadata() {
  const t = await getTranslations('raffles.past');
  return deeperPageMetadata({ title: t('title'), description: t('description'), path });
}

/** GET /bilet/gecmis/sonra/{cursor}: older finished draws, for each request anew; 404 for a cursor that leads nowhere. */
export default async function OlderRafflesPage({ params }: PageProps<'/bilet/gecmis/sonra/[cursor]'>) {
  const t = await getTranslations('raffles.past');
  const page = await listPastRafflesAfter((await params).cursor);
  if (!page) notFound();
  return (
    <>
      <PageTrail route="tickets" crumbs={[{ name: t('title'), path }]} />
      <PageTitle title={t('title')} text={t('description')} />
      <RaffleTabs current="past" />
      <PastRaffleList page={page} />
    </>
  );
}
