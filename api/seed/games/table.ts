import type { GameSeed } from './game-seed';

/** Crash, live and table games. */
export const tableGames: readonly GameSeed[] = [
  ['Martı', 'marti', 'spribe', 97.0, 10_000],
  ['Mayın Tarlası', 'mayin-tarlasi', 'spribe', 97.0, 10_000],
  ['Top Kulesi', 'top-kulesi', 'spribe', 97.0, 555],
  ['Boğaz Ruleti', 'bogaz-ruleti', 'evolution', 97.3, 2000],
  ['Çarkıfelek Gecesi', 'carkifelek-gecesi', 'evolution', 96.08, 20_000],
  ['Kule Blackjack', 'kule-blackjack', 'evolution', 99.29, 25],
  ['Tavla Ruleti', 'tavla-ruleti', 'pragmaticplaylive', 97.3, 500],
  ['Şeker Çarkı', 'seker-carki', 'pragmaticplaylive', 96.48, 20_000],
];
