import { isOn } from '@/contract/is-on';
import { type SiteWire, siteSchema } from '@/contract/site';
import type { ServiceContext } from '../../context';
import { readSetting } from './read-setting';

/** The live state, the stream's addresses and the social links; off the air and without links where nothing is stored. */
export async function getSite(ctx: Pick<ServiceContext, 'db' | 'log'>): Promise<SiteWire> {
  const stored = await readSetting(ctx, 'site', siteSchema);
  return {
    is_live: isOn(stored?.is_live),
    stream: {
      kick_link: stored?.stream?.kick_link ?? '',
      youtube_link: stored?.stream?.youtube_link ?? '',
      kick_embed: stored?.stream?.kick_embed ?? '',
      youtube_embed: stored?.stream?.youtube_embed ?? '',
    },
    social: stored?.social ?? {},
    ...(stored?.operator ? { operator: stored.operator } : {}),
  };
}
