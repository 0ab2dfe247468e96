import type { AreaSettingsWire } from '@/contract/desk-settings';
import type { ServiceContext } from '../../context';
import { listAreasOff } from '../settings/list-areas-off';
import { areasSubject, areaVersion } from './area-version';
import { findLastChange } from './last-change';

/** Which areas are off, and who of the team said so last. */
export async function getAreaSettings(ctx: Pick<ServiceContext, 'db' | 'log'>): Promise<AreaSettingsWire> {
  const off = await listAreasOff(ctx);
  return {
    version: areaVersion(off),
    areas_off: [...off],
    ...(await findLastChange(ctx.db, areasSubject)),
  };
}
