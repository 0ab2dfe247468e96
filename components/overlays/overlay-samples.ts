import type { OverlayData, OverlayHunt, OverlayRanks } from '@/lib/data/overlay-view';

/** The made-up names that a sample is told with. */
export interface SampleWords {
  readonly hunt: string;
  /** Of the games, each with its picture, split by `, `. */
  readonly games: string;
  readonly race: string;
  readonly tournament: string;
  readonly draw: string;
  readonly prize: string;
}

/** Something to show for every widget: an evening in its middle, whose people are nobody. */
export function toOverlaySamples(words: SampleWords): OverlayData {
  const hunt = toHunt(words);
  return {
    ...{ hunt, opening: hunt, totals: hunt, best: hunt, goal: hunt, code: null },
    race: toRanks(words.race, (rank) => `₺${120 - rank * 7},400.00`),
    leaders: toRanks(null, (rank) => `${9 - rank},250`),
    bracket: toBracket(words.tournament),
    alerts: [
      {
        ...{
          kind: 'win',
          id: 'win-1',
          at: '2026-11-20T20:00:00Z',
          name: maskedAt(5),
          game: gameAt(words, 6).name,
        },
        ...{ x: 1204, win: 2_408_000, currency: 'TRY' },
      },
    ],
    draw: {
      ...{ slug: 'sample', title: words.draw, at: '2026-11-20T20:00:00Z' },
      winners: [1, 2, 3, 4].map((place) => ({
        ...{ place, name: maskedAt(place), avatarUrl: pictureAt(place), ticket: 1200 + place * 37 },
        prize: words.prize,
      })),
    },
  };
}

/** Pictures of games that come with the site, in the order of their names. */
const pictures = [
  ...['zeytin-firtinasi', 'kapadokya-balonlari', 'truva-kapilari', 'nazar-katlaniyor', 'lokum-saganagi'],
  ...['agrinin-devi', 'kara-balik-limani', 'oltada-hazine', 'kacak-vagon', 'komur-ocagi', 'deli-dumrul'],
  'gece-vardiyasi',
];
const gameAt = ({ games }: SampleWords, at: number) => ({
  name: games.split(', ')[at] ?? '',
  imageUrl: `/games/${pictures[at]}.webp`,
});

const firsts = ['ay', 'me', 'se', 'el', 'ka', 'de', 'bu', 'ok'];
const maskedAt = (at: number) => `${firsts[at % firsts.length]}•••${10 + at * 7}`;
const pictureAt = (at: number) => `/avatars/2/${1 + (at % 9)}.jpg`;

function toHunt(words: SampleWords): OverlayHunt {
  const xs = [84.5, 12.25, 240.5, 32.75];
  return {
    ...{ slug: 'sample', title: words.hunt, state: 'opening', currency: 'TRY', guesses: 214 },
    figures: {
      ...{
        bonus_count: 12,
        opened_count: 4,
        cost: 1_800_000,
        returned: 740_000,
        net: -1_060_000,
        needed: 1_060_000,
      },
      ...{ break_even_x: 66.25, start_x: 75, average_x: 92.5, best_x: 240.5, return_percent: 41.1 },
    },
    bonuses: Array.from({ length: 12 }, (_, at) => {
      const x = xs[at] ?? null;
      return {
        ...{ position: at + 1, ...gameAt(words, at), bet: 2_000, x },
        win: x === null ? null : x * 2_000,
        state:
          x !== null ? ('opened' as const) : at === xs.length ? ('opening' as const) : ('unopened' as const),
      };
    }),
  };
}

function toRanks(title: string | null, writtenAt: (rank: number) => string): OverlayRanks {
  const rows = [1, 2, 3, 4, 5, 6, 7, 8].map((rank) => ({
    ...{ rank, name: maskedAt(rank), avatarUrl: pictureAt(rank), value: writtenAt(rank) },
  }));
  return { title, endsAt: null, rows };
}

function toBracket(title: string): OverlayData['bracket'] {
  const side = (at: number, x: number | null, isOn = false) => ({ name: maskedAt(at), x, isOn });
  return {
    title,
    rounds: [
      {
        ...{ round: 1, remaining: 2 },
        matches: [
          { a: side(1, 120, true), b: side(2, 84.5), isLive: false },
          { a: side(3, 32), b: side(4, 64.25, true), isLive: false },
          { a: side(5, 210, true), b: side(6, 12.5), isLive: false },
          { a: side(7, 48, true), b: side(8, 47.5), isLive: false },
        ],
      },
      {
        ...{ round: 2, remaining: 1 },
        matches: [
          { a: side(1, 75.5, true), b: side(4, 60), isLive: false },
          { a: side(5, 96), b: side(7, null), isLive: true },
        ],
      },
      { ...{ round: 3, remaining: 0 }, matches: [{ a: side(1, null), b: null, isLive: false }] },
    ],
  };
}
