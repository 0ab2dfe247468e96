import { WebPageJsonLd } from '@/app/_components/web-page-json-ld';
import { JsonLd } from '@/components/layout/json-ld';
import type { Win } from '@/lib/data/win-view';
import { env } from '@/lib/env';
import { pathTo } from '@/lib/paths';
import { serializeJsonLd } from '@/lib/seo/json-ld';
import { screenshot } from '@/lib/seo/screenshot';

interface WinPageJsonLdProps {
  readonly win: Win;
  /** What the page is called, for search engines also what it says. */
  readonly name: string;
}

/** What search engines learn of a win: its screen, or without one the page and the game it tells of. */
export function WinPageJsonLd({ win, name }: WinPageJsonLdProps) {
  const about = { '@type': 'Game', name: win.game.name };
  if (!win.imageUrl)
    return <WebPageJsonLd name={name} description={name} path={pathTo('win', win.id)} about={about} />;
  const url = new URL(win.imageUrl, env().SITE_URL).href;
  return <JsonLd json={serializeJsonLd(screenshot({ name, url, publishedAt: win.approvedAt }))} />;
}
