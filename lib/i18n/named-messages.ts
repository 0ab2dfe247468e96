import 'server-only';
import { defaultNames, nameTexts, type SiteNames, toSiteNames } from '@/contract/named-texts';
import { getFrame } from '@/lib/data/frame';
import { getMain } from '@/lib/data/main';
import messages from '@/messages/tr.json';

let known = { key: '', texts: messages };

/** Every text with the site's and the coin's name in it: the product's own while an upstream never told. */
export async function namedMessages(): Promise<typeof messages> {
  const names = await readNames().catch(() => defaultNames);
  const key = JSON.stringify(names);
  if (known.key !== key) known = { key, texts: nameTexts(messages, names) };
  return known.texts;
}

async function readNames(): Promise<SiteNames> {
  const [{ coinLabel }, { siteName, coinForms }] = await Promise.all([getMain(), getFrame()]);
  return toSiteNames({ site: siteName, coin: coinLabel, forms: coinForms });
}
