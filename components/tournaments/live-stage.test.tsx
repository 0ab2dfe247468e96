import { AppRouterContext } from 'next/dist/shared/lib/app-router-context.shared-runtime';
import { NextIntlClientProvider } from 'next-intl';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import type { Match, Participant } from '@/lib/data/tournament-view';
import { messages } from '@/lib/i18n/default-messages';
import { WatchedDuel } from './watched-duel';

const nothing = () => {};
const router = {
  bfcacheId: '',
  back: nothing,
  forward: nothing,
  refresh: nothing,
  push: nothing,
  replace: nothing,
  prefetch: nothing,
};
const participants = [1, 2, 3, 4].map(
  (seed): Participant => ({
    ...{ number: seed, seed, state: 'checked_in' },
    user: { name: `oyuncu${seed}`, avatarUrl: '/avatars/2/5.jpg', isVerified: false },
    game: { slug: `oyun-${seed}`, name: `Oyun ${seed}`, provider: null, imageUrl: `/games/${seed}.webp` },
  }),
);
const open = { winner: null, xA: null, xB: null };
const matches: readonly Match[] = [
  { round: 1, index: 0, a: 1, b: 4, winner: 1, xA: 20, xB: 3, state: 'done' },
  { round: 1, index: 1, a: 2, b: 3, ...open, state: 'live' },
  { round: 2, index: 0, a: 1, b: null, ...open, state: 'pending' },
];

it('a bracket that is played opens on the duel that is on: two covers face to face, in the first HTML', () => {
  const markup = renderToStaticMarkup(
    <AppRouterContext.Provider value={router}>
      <NextIntlClientProvider locale="tr" timeZone="Europe/Istanbul" messages={messages}>
        <WatchedDuel tournament={{ slug: 'kupa', state: 'live', matches, participants }} />
      </NextIntlClientProvider>
    </AppRouterContext.Provider>,
  );
  expect(markup).toContain('Yarı final, 2. maç');
  expect(markup).toContain(messages.bracket.live);
  expect([...new Set(markup.match(/(?<=src=")\/games\/[^"]+/g))]).toEqual(['/games/2.webp', '/games/3.webp']);
  expect(markup).not.toContain('oyuncu1');
});
