import { notFound } from 'next/navigation';
import { getTranslations } from 'next-intl/server';
import { listPages } from '@/app/_components/list-pages';
import { PageTrail } from '@/app/_components/page-trail';
import { WebPageJsonLd } from '@/app/_components/web-page-json-ld';
import { DeliverySummary } from '@/components/deliveries/delivery-summary';
import { DeliveryTimes } from '@/components/deliveries/delivery-times';
import { PageTitle } from '@/components/ui/page-title';
import { slugSchema } from '@/contract/slug';
import {
  type DeliveryPage,
  getDeliverySummary,
  listDeliveries,
  listOlderDeliveries,
} from '@/lib/data/deliveries';
import { type DeliveryFilter, deliveryPath, findDeliveryFilter, isListed } from '@/lib/format/delivery-paths';
import { pathTo } from '@/lib/paths';
import { pageRows } from '@/lib/routes';
import { describeScreen } from '@/lib/seo/page-metadata';
import { DeliveryFilters } from './delivery-filters';
import { DeliveryList } from './delivery-list';
import { filterText } from './filter-text';

/** Every prize, the last one won first. */
export const deliveryPages = listPages({
  find: (): DeliveryFilter => ({}),
  describe: () => describeScreen('deliveries'),
  first: listDeliveries,
  later: listOlderDeliveries,
  show: (page, isFirst, filter) => <Deliveries page={page} isFirst={isFirst} filter={filter} />,
});

/** The prizes of a month, an area, a list, or of all three. */
export const filteredPages = listPages({
  find: findDeliveryFilter,
  isListed,
  describe: async (filter) => {
    const t = await getTranslations('deliveries');
    const name = await filterText(filter);
    const path = deliveryPath(filter);
    return { title: t('filteredTitle', { name }), description: t('filteredText', { name }), path };
  },
  first: listDeliveries,
  later: listOlderDeliveries,
  show: (page, isFirst, filter) => <Deliveries page={page} isFirst={isFirst} filter={filter} />,
});

/** The prizes of the contests of one sponsor. */
export const sponsorDeliveryPages = listPages({
  find: ({ slug }: { readonly slug: string }) => (slugSchema.safeParse(slug).success ? slug : null),
  describe: async (slug) => {
    const t = await getTranslations('deliveries');
    const name = await sponsorName(slug);
    return {
      title: t('filteredTitle', { name }),
      description: t('filteredText', { name }),
      path: pathTo('sponsorDeliveries', slug),
    };
  },
  first: (sponsor) => listDeliveries({ sponsor }),
  later: (sponsor, cursor) => listOlderDeliveries({ sponsor }, cursor),
  show: (page, isFirst, slug) => <SponsorDeliveries page={page} isFirst={isFirst} slug={slug} />,
});

interface ListProps {
  readonly page: DeliveryPage;
  readonly isFirst: boolean;
}

async function Deliveries({ page, isFirst, filter }: ListProps & { readonly filter: DeliveryFilter }) {
  const t = await getTranslations('pages.deliveries');
  const summary = await getDeliverySummary();
  const path = deliveryPath(filter);
  const isWhole = path === pageRows.deliveries.path;
  const crumbs = isWhole ? [] : [{ name: await filterText(filter), path }];
  return (
    <>
      <PageTrail route="deliveries" crumbs={crumbs} />
      <WebPageJsonLd name={t('title')} description={t('description')} path={path} />
      <PageTitle title={t('title')} text={t('description')} />
      {summary && isFirst ? (
        <div className="mb-10 space-y-5">
          <DeliverySummary summary={summary} />
          {isWhole ? <DeliveryTimes {...summary} /> : null}
        </div>
      ) : null}
      <DeliveryFilters filter={filter} months={summary?.months ?? []} />
      <DeliveryList page={page} path={path} isFirst={isFirst} />
    </>
  );
}

async function SponsorDeliveries({ page, isFirst, slug }: ListProps & { readonly slug: string }) {
  const t = await getTranslations('deliveries');
  const name = await sponsorName(slug);
  const path = pathTo('sponsorDeliveries', slug);
  const [title, text] = [t('filteredTitle', { name }), t('filteredText', { name })];
  return (
    <>
      <PageTrail route="deliveries" crumbs={[{ name, path }]} />
      <WebPageJsonLd name={title} description={text} path={path} />
      <PageTitle title={title} text={text} />
      <DeliveryList page={page} path={path} isFirst={isFirst} />
    </>
  );
}

/** A sponsor without a prize has no page here; one whose prizes did not come has. */
async function sponsorName(slug: string): Promise<string> {
  const found = (await getDeliverySummary())?.sponsors.find(({ sponsor }) => sponsor.slug === slug);
  return found?.sponsor.name ?? notFound();
}
