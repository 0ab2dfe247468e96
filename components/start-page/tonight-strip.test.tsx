import { NextIntlClientProvider } from 'next-intl';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import type { Raffle } from '@/lib/data/raffle-view';
import type { Tonight } from '@/lib/data/tonight';
import type { Win } from '@/lib/data/win-view';
import { messages } from '@/lib/i18n/default-messages';
import { TonightStrip } from './tonight-strip';

const { startPage, countdown } = messages;
const draw = (tonight: Tonight) =>
  renderToStaticMarkup(
    <NextIntlClientProvider locale="tr" timeZone="Europe/Istanbul" messages={{ startPage, countdown }}>
      <TonightStrip tonight={tonight} />
    </NextIntlClientProvider>,
  );

const nothing: Tonight = { live: null, show: null, draw: null, win: null };
const show = {
  id: 1,
  title: 'Cuma huntı',
  note: '',
  kind: 'hunt',
  is_cancelled: false,
  starts_at: '2099-01-01T17:00:00Z',
  ends_at: '2099-01-01T20:00:00Z',
  updated_at: '2026-01-01T00:00:00Z',
} as const;
const raffle: Raffle = {
  slug: 'cuma',
  title: 'Cuma çekilişi',
  summary: null,
  imageUrl: null,
  phase: 'open',
  startsAt: '2026-01-01T00:00:00Z',
  endsAt: '2099-01-01T17:00:00Z',
  drawAt: '2099-01-01T18:00:00Z',
  prizes: [{ rank_from: 1, rank_to: 1, type: 'coin', title: 'Sikke', amount: 5000, currency: null }],
  rules: [],
  ticketCount: 93,
};
const win: Win = {
  id: '4',
  game: { name: 'Çay Bahçesi', slug: null, provider: null },
  bet: 100,
  win: 90_000,
  currency: 'TRY',
  x: 900,
  imageUrl: null,
  size: null,
  replay: null,
  content: null,
  isFeatured: false,
  approvedAt: null,
  user: { name: 'li•••16', avatarUrl: '/avatars/2/5.jpg', isVerified: false },
  sponsor: null,
  reactions: null,
};
const stream = {
  kickLink: 'https://kick.com/ornek',
  youtubeLink: null,
  kickEmbedUrl: null,
  youtubeEmbedUrl: null,
};

it('tells the next show, the next draw and the best win, each with the way to it and a countdown', () => {
  const markup = draw({ ...nothing, show, draw: raffle, win });
  for (const text of [
    startPage.nextShow,
    startPage.nextDraw,
    startPage.bestWin,
    '900',
    'li•••16',
    '5,000 Sikke',
  ])
    expect(markup).toContain(text);
  for (const path of ['/yayin', '/bilet/cuma', '/sizdengelenler/4'])
    expect(markup).toContain(`href="${path}"`);
  expect(markup.match(/<time /g)).toHaveLength(2);
  expect(markup).not.toMatch(/style=|NaN|undefined/);
});

it('tells what is played while the streamer is live, and no next show beside it', () => {
  const playing = { kind: 'match', slug: 'kis', title: 'Kış Kupası', round: 1, a: 'x', b: 'y' } as const;
  const markup = draw({ ...nothing, live: { stream, playing }, show });
  for (const text of [startPage.live, 'Kış Kupası', 'href="/turnuvalar/kis"', stream.kickLink])
    expect(markup).toContain(text);
  expect(markup).not.toContain(startPage.nextShow);
});

it('leaves out what an upstream does not know, and is not there where it knows nothing', () => {
  const markup = draw({ ...nothing, win });
  expect(markup.match(/tonight-part/g)).toHaveLength(1);
  expect(draw(nothing)).toBe('');
});
