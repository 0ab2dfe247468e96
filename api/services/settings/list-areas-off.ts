import { type Area, knownAreas } from '@/contract/areas';
import { frameSchema } from '@/contract/frame';
import type { ServiceContext } from '../../context';
import { builtOnce } from '../../db/built-once';
import type { Database } from '../../db/client';
import { sharedReads } from '../../db/shared-reads';
import { readSetting } from './read-setting';

/**
 * The areas that are off at this moment. No memory: what was turned off a moment ago must not go into the site's cache; who asks at the same time shares
 * a reading (ADR 390).
 */
export function listAreasOff(ctx: Pick<ServiceContext, 'db' | 'log'>): Promise<readonly Area[]> {
  return sharedOf(ctx.db)('', async () =>
    knownAreas((await readSetting(ctx, 'frame', frameSchema))?.areas_off),
  );
}

const sharedOf = builtOnce((_: Database) => sharedReads<readonly Area[]>());
