import { colourDefaults } from '@/contract/colours';
import { getLook } from '@/lib/data/frame';
import { env } from '@/lib/env';
import { type ShareLook, shareColours } from '@/lib/format/share-facts';
import { readWords } from './words';

/** How the operator has the site look, as far as pictures show it. */
export async function readShareLook(): Promise<ShareLook> {
  const [{ colours, coinPicture }, words] = await Promise.all([getLook(), readWords()]);
  const shown = shareColours.map((name) => [name, colours[name] ?? colourDefaults[name]] as const);
  return {
    siteName: words('site.name'),
    host: new URL(env().SITE_URL).host,
    colours: Object.fromEntries(shown) as ShareLook['colours'],
    coin: coinPicture,
  };
}
