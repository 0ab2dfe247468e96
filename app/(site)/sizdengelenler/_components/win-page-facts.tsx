import { JsonLd } from '@/components/layout/json-ld';
import type { Win } from '@/lib/data/win-view';
import { env } from '@/lib/env';
import { serializeJsonLd } from '@/lib/seo/json-ld';
import { screenshot } from '@/lib/seo/screenshot';
import { webPage } from '@/lib/seo/thing-json-ld';

interface WinPageFactsProps {
  readonly win: Win;
  /** What the page is called, for search engines also what it says. */
  readonly name: string;
}

/** What search engines learn of a win: its screen, or without one the page and the game it tells of. */
export function WinPageFacts({ win, name }: WinPageFactsProps) {
  const origin = env().SITE_URL;
  const data = win.imageUrl
    ? screenshot({ name, url: new URL(win.imageUrl, origin).href, publishedAt: win.approvedAt })
    : webPage(origin, { name, description: name, path: `/sizdengelenler/${win.id}`, about: aboutGame(win) });
  return <JsonLd json={serializeJsonLd(data)} />;
}

function aboutGame({ game: { name } }: Win) {
  return { '@type': 'Game', name };
}
