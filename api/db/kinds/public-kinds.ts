import { huntKind } from './bonus-hunts';
import { buySessionKind } from './buy-sessions';
import { eventKind } from './events';
import { gameKind } from './games';
import { marketItemKind } from './market-items';
import { newsKind } from './news';
import type { PublicKind } from './public-kind';
import { raffleKind } from './raffles';
import { specialOddKind } from './special-odds';
import { sponsorKind } from './sponsors';
import { tournamentKind } from './tournaments';
import { wagerEventKind } from './wager-events';
import { winKind } from './wins';

/** Everything that the public reads entry by entry, one record a kind. */
export const publicKinds: readonly PublicKind[] = [
  sponsorKind,
  gameKind,
  newsKind,
  raffleKind,
  wagerEventKind,
  eventKind,
  tournamentKind,
  specialOddKind,
  huntKind,
  buySessionKind,
  marketItemKind,
  winKind,
];
