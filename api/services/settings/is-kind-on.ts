import { areaOfKind } from '@/contract/areas';
import type { ServiceContext } from '../../context';
import { listAreasOff } from './list-areas-off';

/** Tells of a kind of entry whether its area is on at this moment. */
export async function isKindOn(ctx: Pick<ServiceContext, 'db' | 'log'>): Promise<(kind: string) => boolean> {
  const off = await listAreasOff(ctx);
  return (kind) => {
    const area = areaOfKind(kind);
    return area === null || !off.includes(area);
  };
}
