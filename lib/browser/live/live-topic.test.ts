import { expect, test } from 'vitest';
import { liveTopicSchema } from '@/contract/live';
import { findShown } from '@/front/live/live-topics';
import { callTo } from '@/lib/calls';
import { findTopicPart } from './live-topic';

test('what the browser follows in place of a call, the site tells as the answer of that very call', () => {
  const paths = [
    ...(['hunt', 'buySession', 'tournament', 'standings'] as const).map((name) => callTo(name, 'bir-av-2')),
    ...(['site', 'nowPlaying', 'feed'] as const).map((name) => callTo(name)),
  ];
  for (const path of paths) {
    const { topic, part } = findTopicPart(path) ?? { topic: '', part: 'site' };
    expect(liveTopicSchema.safeParse(topic).success).toBe(true);
    expect(findShown(topic)?.calls[part]).toBe(path);
  }
});

test('of other calls nothing is told', () => {
  const others = [
    '/api/bonus-hunts',
    '/api/bonus-hunts/av/guess',
    '/api/bonus-hunts/',
    '/api/desk/inbox/counts',
    '/api/tournaments/a/stage',
  ];
  expect(others.map(findTopicPart)).toEqual(others.map(() => null));
});
