import { knownAreas } from '@/contract/areas';
import { type FrameWire, frameSchema } from '@/contract/frame';
import type { ServiceContext } from '../../context';
import { readSetting } from './read-setting';

/** What the operator made of the site; all areas are on where nothing is stored. */
export async function getFrame(ctx: Pick<ServiceContext, 'db' | 'log'>): Promise<FrameWire> {
  const stored = await readSetting(ctx, 'frame', frameSchema);
  return { areas_off: [...knownAreas(stored?.areas_off)] };
}
