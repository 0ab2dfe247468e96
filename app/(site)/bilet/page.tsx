import { getTranslations } from 'next-intl/server';
import { ItemListJsonLd } from '@/app/_components/item-list-json-ld';
import { PageTrail } from '@/app/_components/page-trail';
import { AreaPage } from '@/components/layout/area-page';
import { CurrentRaffle } from '@/components/tickets/current-raffle';
import { HowToClaim } from '@/components/tickets/how-to-claim';
import { RaffleTabs } from '@/components/tickets/raffle-tabs';
import { PageTitle } from '@/components/ui/page-title';
import type { Raffle } from '@/lib/data/raffle-view';
import { listRaffles } from '@/lib/data/raffles';
import { pathTo } from '@/lib/paths';
import { pageMetadata } from '@/lib/seo/page-metadata';

export const generateMetadata = () => pageMetadata('tickets');

/** GET /bilet: the draws that are not drawn yet; prerendered, the same for everybody. */
export default async function TicketsPage() {
  const t = await getTranslations('pages.tickets');
  const raffles = await listRaffles();
  return (
    <>
      <PageTrail route="tickets" />
      <ItemListJsonLd name={t('title')} items={raffles.map(toCrumb)} />
      {raffles.length === 0 ? (
        <AreaPage area="tickets" tabs={<RaffleTabs current="open" />} />
      ) : (
        <>
          <PageTitle title={t('title')} text={t('description')} />
          <RaffleTabs current="open" />
          <div className="space-y-10 sm:space-y-14">
            {raffles.map((raffle, at) => (
              <CurrentRaffle
                key={raffle.slug}
                raffle={raffle}
                isFirst={at === 0}
                prizesAbove={raffles.slice(0, at).flatMap(({ prizes }) => prizes)}
              />
            ))}
          </div>
        </>
      )}
      <HowToClaim />
    </>
  );
}

function toCrumb({ title, slug }: Raffle) {
  return { name: title, path: pathTo('raffle', slug) };
}
