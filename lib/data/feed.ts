import 'server-only';
import { listPastRaffles, type PastRaffles } from './raffles';
import { listWins, type WinsPage } from './wins';

/** What happened lately, the newest first, as the pages of wins and draws show it: names as everybody sees them. */
export interface Feed {
  readonly wins: WinsPage['wins'];
  readonly draws: PastRaffles['raffles'];
}

const mostWins = 10;
const mostDraws = 5;

/** The newest wins and draws; throws `UpstreamError` where they were never known. */
export async function getFeed(): Promise<Feed> {
  const [{ wins }, { raffles }] = await Promise.all([listWins(), listPastRaffles()]);
  return { wins: wins.slice(0, mostWins), draws: raffles.slice(0, mostDraws) };
}
