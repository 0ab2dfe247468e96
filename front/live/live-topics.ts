import type { LiveTopicKind } from '@/contract/live';
import { callTo } from '@/lib/calls';
import { overlayWidgets, parseOverlayName } from '@/lib/format/overlay-widgets';
import type { PublicTag } from '@/lib/upstream/public-tags';

/** What a topic shows, by the name of the call that answers it, and the tags whose change may change it. */
interface Shown {
  readonly calls: (slug: string) => Readonly<Record<string, `/api/${string}`>>;
  readonly tags: readonly PublicTag[] | ((slug: string) => readonly PublicTag[]);
}

/** What everybody may follow: the very answers that a page asks for where there is no stream. */
const shown: Readonly<Record<Exclude<LiveTopicKind, 'me'>, Shown>> = {
  hunt: { calls: (slug) => ({ hunt: callTo('hunt', slug) }), tags: ['bonus-hunts'] },
  buy: { calls: (slug) => ({ buySession: callTo('buySession', slug) }), tags: ['bonus-buys'] },
  tournament: { calls: (slug) => ({ tournament: callTo('tournament', slug) }), tags: ['tournaments'] },
  race: { calls: (slug) => ({ standings: callTo('standings', slug) }), tags: ['wager-events'] },
  stream: {
    calls: () => ({ site: callTo('site'), nowPlaying: callTo('nowPlaying') }),
    tags: ['site', 'now-playing'],
  },
  // What was revoked is empty at once, whatever the widget shows.
  overlay: {
    calls: (slug) => ({ overlay: callTo('overlay', slug) }),
    tags: (slug) => {
      const asked = parseOverlayName(slug);
      return ['overlays', ...(asked ? overlayWidgets[asked.key].tags : [])];
    },
  },
  feed: { calls: () => ({ feed: callTo('feed') }), tags: ['wins', 'raffles'] },
};

/** The calls and tags of a public topic; null for any other name. */
export function findShown(
  topic: string,
): { readonly calls: Readonly<Record<string, `/api/${string}`>>; readonly tags: readonly string[] } | null {
  const [kind = '', slug = ''] = topic.split(':');
  const found = Object.entries(shown).find(([name]) => name === kind)?.[1];
  if (!found) return null;
  return { calls: found.calls(slug), tags: typeof found.tags === 'function' ? found.tags(slug) : found.tags };
}
