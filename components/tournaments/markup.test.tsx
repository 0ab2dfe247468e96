import { NextIntlClientProvider } from 'next-intl';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import type { Match, Participant, TournamentDetail } from '@/lib/data/tournament-view';
import { messages } from '@/lib/i18n/default-messages';
import { Bracket } from './bracket';
import { Duel } from './duel';
import { SignUp } from './sign-up';

const draw = (node: ReactNode) =>
  renderToStaticMarkup(
    <NextIntlClientProvider locale="tr" timeZone="Europe/Istanbul" messages={messages}>
      {node}
    </NextIntlClientProvider>,
  );

const participants = Array.from(
  { length: 8 },
  (_, at): Participant => ({
    number: at + 1,
    seed: at + 1,
    user: { name: `oyuncu${at + 1}`, avatarUrl: '/avatars/2/5.jpg', isVerified: false },
    game: {
      slug: `oyun-${at + 1}`,
      name: `Oyun ${at + 1}`,
      provider: null,
      imageUrl: `/games/${at + 1}.webp`,
    },
    state: 'checked_in',
  }),
);

/** Eight places: one bye and three duels are over, the second semi-final is on. */
const matches: readonly Match[] = [
  match(1, 0, { a: 1, winner: 1 }),
  match(1, 1, { a: 4, b: 5, winner: 5, xA: 8, xB: 120.5 }),
  match(1, 2, { a: 2, b: 7, winner: 2, xA: 1204.2, xB: 3 }),
  match(1, 3, { a: 3, b: 6, winner: 3, state: 'forfeit' }),
  match(2, 0, { a: 1, b: 5, winner: 5, xA: 20, xB: 21 }),
  match(2, 1, { a: 2, b: 3, state: 'live' }),
  match(3, 0, { a: 5, state: 'pending' }),
];

function match(round: number, index: number, more: Partial<Match>): Match {
  return { round, index, a: null, b: null, winner: null, xA: null, xB: null, state: 'done', ...more };
}

const tournament: TournamentDetail = {
  slug: 'kupa',
  title: 'Kupa',
  summary: null,
  type: 'bracket',
  state: 'live',
  sponsor: null,
  currency: 'TRY',
  prizes: [],
  startsAt: '2026-11-01T18:00:00Z',
  endsAt: null,
  size: 8,
  entryCost: 250,
  bet: 1000,
  registrationOpensAt: '2026-10-01T18:00:00Z',
  checkinOpensAt: '2026-11-01T16:00:00Z',
  players: 7,
  waitlist: 0,
  champion: null,
  rules: '',
  seedProof: null,
  participants,
  matches,
  standings: [],
  standingsCursor: null,
};

describe('a bracket', () => {
  const markup = draw(<Bracket tournament={tournament} />);

  it('folds the round that is over, closed, and says how much it was', () => {
    const [fold = ''] = markup.match(/<details.*?<\/details>/s) ?? [];
    expect(fold).toMatch(/^<details class/);
    expect(fold).toContain('Çeyrek final');
    expect(fold).toContain('3 düello, 1 bay');
    expect(fold.match(/<article/g)).toHaveLength(3);
  });

  it('has everybody who went on without a rival in one line, and none of them as a match', () => {
    expect(markup).toMatch(/Bay geçti:<\/span> oyuncu1</);
    expect(markup.match(/Bay geçti/g)).toHaveLength(1);
  });

  it('has semi-final and final as columns that share the room there is, so that the final is never cut', () => {
    const tree = markup.match(/<ol class="[^"]*rounds.*<\/ol>/s)?.[0] ?? '';
    expect([...tree.matchAll(/<h3[^>]*>([^<]+)/g)].map(([, name]) => name)).toEqual(['Yarı final', 'Final']);
    expect(markup).not.toMatch(/overflow-x|min-w-max|tabindex/i);
  });

  it('has a map for a phone whose links lead to every match there is, and to no bye', () => {
    const map = markup.match(/<nav aria-label="Turnuva haritası".*?<\/nav>/s)?.[0] ?? '';
    const anchors = [...map.matchAll(/<a href="#([^"]+)"/g)].map(([, anchor]) => anchor);
    expect(anchors).toEqual(['mac-1-2', 'mac-1-3', 'mac-1-4', 'mac-2-1', 'mac-2-2', 'mac-3-1']);
    for (const anchor of anchors) expect(markup).toContain(`<li id="${anchor}"`);
    expect(map).toContain('aria-label="Yarı final, 2. maç, Oynanıyor"');
    expect(map).toContain('aria-label="Yarı final, 1. maç, Tur atlayan: oyuncu5"');
    expect(map).not.toMatch(/style=/);
  });
});

describe('the duel on the stage', () => {
  const at = (index: number, remaining: number) =>
    draw(
      <Duel match={matches[index] ?? match(1, 0, {})} remaining={remaining} participants={participants} />,
    );

  it('shows both games and players of the match that is on', () => {
    const markup = at(5, 1);
    expect(markup).toContain('Yarı final, 2. maç');
    expect(markup).toContain('Oynanıyor');
    for (const seed of [2, 3]) {
      expect(markup).toContain(`oyuncu${seed}`);
      expect(markup).toContain(`src="/games/${seed}.webp"`);
      expect(markup).toContain(`href="/oyunlar/oyun-${seed}"`);
    }
  });

  it('has every X as it is in the page that the server sends, before anything counts', () => {
    const markup = at(1, 2);
    expect(markup).toMatch(/class="duel-x">8\.00×</);
    expect(markup).toMatch(/class="duel-x">120\.5×</);
    expect(markup).toMatch(/data-outcome="on".*Tur atladı/s);
  });

  it('says who did not come', () => {
    expect(at(3, 2)).toMatch(/data-outcome="absent".*Gelmedi/s);
  });
});

describe('a sign-up', () => {
  const now = { ...tournament, state: 'registration' as const, matches: [] };

  it('that is closed is one line, with its hours and terms folded away', () => {
    const markup = draw(<SignUp tournament={tournament}>{null}</SignUp>);
    const [, line, folded] = markup.match(/<summary[^>]*>(.*?)<\/summary>(.*)<\/details>/s) ?? [];
    expect(line).toContain(messages.tournaments.signUp.text.live);
    expect(line).toContain('7 / 8 yer');
    expect(folded).toContain(messages.tournaments.phases.label);
    expect(markup).toMatch(/<details>/);
  });

  it('that is open shows its places and phases', () => {
    const markup = draw(<SignUp tournament={now}>{null}</SignUp>);
    expect(markup).not.toContain('<details');
    expect(markup).toContain('1 yer boş');
  });
});
