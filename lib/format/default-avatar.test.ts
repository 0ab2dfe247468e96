import { expect, it } from 'vitest';
import memberNames from '@/api/seed/content/members.json' with { type: 'json' };
import { defaultAvatar } from './default-avatar';

it('spreads members evenly over the nine pictures', () => {
  const counts = new Map<string, number>();
  for (let at = 0; at < 9000; at += 1) {
    const picture = defaultAvatar(`${memberNames[at % memberNames.length]}${at}`);
    counts.set(picture, (counts.get(picture) ?? 0) + 1);
  }
  expect([...counts.keys()].sort()).toEqual(Array.from({ length: 9 }, (_, at) => `/avatars/2/${at + 1}.jpg`));
  expect(Math.min(...counts.values())).toBeGreaterThan(850);
  expect(Math.max(...counts.values())).toBeLessThan(1150);
});

it('gives a name the same picture always', () => {
  expect(['Şi•••06', 'Gece Vapuru', ''].map(defaultAvatar)).toEqual(
    ['Şi•••06', 'Gece Vapuru', ''].map(defaultAvatar),
  );
  expect(defaultAvatar('Gece Vapuru')).toMatchInlineSnapshot(`"/avatars/2/7.jpg"`);
});
