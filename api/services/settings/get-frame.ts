import { knownAreas } from '@/contract/areas';
import { knownColours } from '@/contract/colours';
import { type FrameWire, frameSchema } from '@/contract/frame';
import type { ServiceContext } from '../../context';
import { readSetting } from './read-setting';

/** What the operator made of the site; all areas are on, and the looks the site's own, where nothing is stored. */
export async function getFrame(ctx: Pick<ServiceContext, 'db' | 'log'>): Promise<FrameWire> {
  const stored = await readSetting(ctx, 'frame', frameSchema);
  const look = stored?.look ?? {};
  return {
    areas_off: [...knownAreas(stored?.areas_off)],
    age_gate: stored?.age_gate ?? false,
    ...(stored?.footer ? { footer: stored.footer } : {}),
    look: { ...look, colours: knownColours(look.colours) },
  };
}
