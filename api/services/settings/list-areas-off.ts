import { type Area, knownAreas } from '@/contract/areas';
import { frameSchema } from '@/contract/frame';
import type { ServiceContext } from '../../context';
import { readSetting } from './read-setting';

/** The areas that are off at this moment. No memory: what was turned off a moment ago must not go into the site's cache. */
export async function listAreasOff(ctx: Pick<ServiceContext, 'db' | 'log'>): Promise<readonly Area[]> {
  return knownAreas((await readSetting(ctx, 'frame', frameSchema))?.areas_off);
}
