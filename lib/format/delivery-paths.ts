import { type DeliveryView, deliveryViews, monthSchema } from '@/contract/deliveries';
import { prizeAreas } from '@/contract/prizes';
import { pathTo } from '@/lib/paths';
import { pageRows } from '@/lib/routes';

type Area = (typeof prizeAreas)[number];

/** Which prizes a page lists; what is left out is not asked for. */
export interface DeliveryFilter {
  readonly month?: string;
  readonly area?: Area;
  readonly view?: DeliveryView;
}

/** The segment that stands for all of a kind. */
const all = 'tum';

/** What areas and lists are called in an address. */
export const areaSegments: Readonly<Record<Area, string>> = {
  raffle: 'cekilis',
  wager_event: 'yaris',
  board: 'siralama',
  event: 'etkinlik',
  hunt: 'hunt',
  tournament: 'turnuva',
};
const viewSegments: Readonly<Record<DeliveryView, string>> = {
  waiting: 'bekleyen',
  late: 'geciken',
  delivered: 'teslim-edilen',
  disputed: 'itirazli',
  forfeited: 'hakki-dusen',
};

/** The address of a list of prizes: without a filter the page itself. */
export function deliveryPath({ month, area, view }: DeliveryFilter): string {
  if (!month && !area && !view) return pageRows.deliveries.path;
  return pathTo(
    'deliveryList',
    month ?? all,
    area ? areaSegments[area] : all,
    view ? viewSegments[view] : all,
  );
}

/** Whether search engines list it: of what more than one filter narrows there are hundreds of pages, with little on each. */
export function isListed(filter: DeliveryFilter): boolean {
  return Object.keys(filter).length <= 1;
}

/** The filter that an address names; null for one that names none, or nothing but all, which has the address of the page itself. */
export function findDeliveryFilter(segments: {
  readonly month: string;
  readonly area: string;
  readonly view: string;
}): DeliveryFilter | null {
  const month = segments.month === all ? undefined : segments.month;
  const area = prizeAreas.find((one) => areaSegments[one] === segments.area);
  const view = deliveryViews.find((one) => viewSegments[one] === segments.view);
  const isKnown =
    (month === undefined || monthSchema.safeParse(month).success) &&
    (area !== undefined || segments.area === all) &&
    (view !== undefined || segments.view === all);
  if (!isKnown || (!month && !area && !view)) return null;
  return { ...(month ? { month } : {}), ...(area ? { area } : {}), ...(view ? { view } : {}) };
}
