import { pickOne, wholeBetween } from '../random-source';

/** A player at a sponsor; `userId` where it is a member of ours. */
export interface SitePlayer {
  readonly siteUsername: string;
  readonly userId: string | null;
  /** What the player will have grown by at the end, in whole units of the metric. */
  readonly growth: number;
  /** Below 1 a fast start, above 1 a late one. */
  readonly tempo: number;
}

const first = [
  'mavi',
  'kara',
  'gece',
  'altin',
  'deniz',
  'yalniz',
  'hizli',
  'sessiz',
  'kuzey',
  'bozkir',
  'sari',
];
const second = [
  'kartal',
  'marti',
  'tilki',
  'firtina',
  'kaptan',
  'usta',
  'ruzgar',
  'pusula',
  'liman',
  'yolcu',
];

/** Who plays at a sponsor while an event runs: our members with a verified account there, and players whom the site does not know. */
export function sitePlayers(
  random: () => number,
  members: readonly Pick<SitePlayer, 'siteUsername' | 'userId'>[],
): SitePlayer[] {
  const others = Array.from({ length: wholeBetween(random, 50, 110) }, (_, at) => ({
    userId: null,
    siteUsername: `${pickOne(random, first)}${pickOne(random, second)}${at + 10}`,
  }));
  return [...members, ...others].map((player) => ({
    ...player,
    growth: Math.round(800_000 * (1 / (0.02 + random())) ** 1.15),
    tempo: 0.6 + random(),
  }));
}
