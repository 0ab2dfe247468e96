import { type CallName, calls } from '@/lib/calls';

/** Where the stream tells the answer of a call: in which topic, and under which name there. */
export interface TopicPart {
  readonly topic: string;
  readonly part: CallName;
}

/** The calls whose answers are told, with what their topic begins with; a slug follows where the call has one. */
const told = {
  hunt: 'hunt:',
  buySession: 'buy:',
  tournament: 'tournament:',
  standings: 'race:',
  site: 'stream',
  nowPlaying: 'stream',
  feed: 'feed',
  overlay: 'overlay:',
} as const satisfies Partial<Record<CallName, string>>;

/** The topic that tells what a call answers; null for a call of which nothing is told. */
export function findTopicPart(path: string): TopicPart | null {
  for (const part of Object.keys(told) as (keyof typeof told)[]) {
    const [before = '', after] = `/api${calls[part]}`.split('[slug]');
    if (after === undefined && path === before) return { topic: told[part], part };
    if (after === undefined || !path.startsWith(before) || !path.endsWith(after)) continue;
    const slug = path.slice(before.length, path.length - after.length);
    if (/^[a-z0-9-]+$/.test(slug)) return { topic: `${told[part]}${slug}`, part };
  }
  return null;
}
