import { expect, test } from 'vitest';
import { deliveryViews } from '@/contract/deliveries';
import { prizeAreas } from '@/contract/prizes';
import { type DeliveryFilter, deliveryPath, findDeliveryFilter, isListed } from './delivery-paths';

const toSegments = (path: string) => {
  const [month = '', area = '', view = ''] = path.split('/').slice(2);
  return { month, area, view };
};

test('every filter has an address of its own, which leads back to it', () => {
  const filters = [undefined, '2026-11'].flatMap((month) =>
    [undefined, ...prizeAreas].flatMap((area) =>
      [undefined, ...deliveryViews].map((view): DeliveryFilter => {
        return { ...(month ? { month } : {}), ...(area ? { area } : {}), ...(view ? { view } : {}) };
      }),
    ),
  );
  expect(new Set(filters.map(deliveryPath)).size).toBe(filters.length);
  for (const filter of filters.slice(1))
    expect(findDeliveryFilter(toSegments(deliveryPath(filter)))).toEqual(filter);
});

test('an address of all three, or of what there is not, names no list', () => {
  for (const segments of [
    { month: 'tum', area: 'tum', view: 'tum' },
    { month: '2026-13', area: 'tum', view: 'tum' },
    { month: 'tum', area: 'raffle', view: 'tum' },
    { month: 'tum', area: 'tum', view: 'hepsi' },
  ])
    expect(findDeliveryFilter(segments)).toBeNull();
});

test('search engines list what one filter narrows at most', () => {
  const of = (month: string, area: string, view: string) => findDeliveryFilter({ month, area, view }) ?? {};
  for (const filter of [
    {},
    of('2026-11', 'tum', 'tum'),
    of('tum', 'cekilis', 'tum'),
    of('tum', 'tum', 'itirazli'),
  ])
    expect(isListed(filter)).toBe(true);
  for (const filter of [
    of('2026-11', 'cekilis', 'tum'),
    of('tum', 'cekilis', 'itirazli'),
    of('2026-11', 'hunt', 'geciken'),
  ])
    expect(isListed(filter)).toBe(false);
});
