import { mainDefaults, mainSchema } from '@/contract/site';
import type { ServiceContext } from '../../context';
import { readSetting } from './read-setting';

/** What GET /main promises: everything is there, whatever is stored. */
export interface MainSettings {
  readonly cdn_url: string;
  readonly configuration: { readonly coin: string; readonly header: 1 | 2 };
  readonly avatars: string[];
}

/** The frame's configuration and the avatars a user may choose; the specification's defaults where nothing is stored. */
export async function getMain(ctx: ServiceContext): Promise<MainSettings> {
  const stored = await readSetting(ctx, 'main', mainSchema);
  return {
    cdn_url: ctx.config.cdnUrl,
    configuration: {
      coin: stored?.configuration?.coin || mainDefaults.coin,
      header: Number(stored?.configuration?.header) === 1 ? 1 : mainDefaults.header,
    },
    avatars: stored?.avatars?.length ? stored.avatars : mainDefaults.avatars,
  };
}
