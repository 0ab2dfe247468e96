import { frameSchema } from '@/contract/frame';
import { type SiteNames, toSiteNames } from '@/contract/named-texts';
import { mainSchema } from '@/contract/site';
import type { ServiceContext } from '../../context';
import { readSetting } from './read-setting';

/** What the site and its coin are called where this program writes to people: in mails, short messages, and what the bot answers. */
export async function getNames(ctx: Pick<ServiceContext, 'db' | 'log'>): Promise<SiteNames> {
  const [main, frame] = await Promise.all([
    readSetting(ctx, 'main', mainSchema),
    readSetting(ctx, 'frame', frameSchema),
  ]);
  return toSiteNames({
    site: frame?.look?.site_name,
    coin: main?.configuration?.coin,
    forms: frame?.look?.coin_forms,
  });
}
