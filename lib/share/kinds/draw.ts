import type { RaffleDetail } from '@/lib/data/raffle-view';
import { findRaffle } from '@/lib/data/raffles';
import { formatDay } from '@/lib/format/dates';
import { formatCoins } from '@/lib/format/money';
import { prizeFor } from '@/lib/format/prize-for';
import type { ShareFigure, ShareNumber } from '@/lib/format/share-facts';
import { prizeWords } from '../prize-words';
import { shareKind } from '../share-kind';
import type { Words } from '../words';

/** A draw: the tickets that won, or what there is to win. */
export const drawShare = shareKind({
  find: findRaffle,
  tell: (raffle, words) => {
    if (raffle.phase === 'cancelled') return null;
    const winners = listWinners(raffle, words);
    const tickets = winners.length > 0 ? winners : listPrizes(raffle, words);
    return {
      label: `${words('sharePictures.labels.draw')} · ${words(`raffles.phases.${raffle.phase}`)}`,
      title: raffle.title,
      lead: toLead(raffle, winners.length > 0 ? winners : null, words),
      numbers: toNumbers(raffle, words),
      figure: tickets.length > 0 ? { form: 'tickets', tickets } : { form: 'coin' },
      date: formatDay(raffle.drawAt),
    };
  },
});

type Tickets = Extract<ShareFigure, { form: 'tickets' }>['tickets'];

function listWinners({ results, prizes }: RaffleDetail, words: Words): Tickets {
  return results
    .flatMap((result) => (result.prizePosition === null ? [] : [{ ...result, rank: result.prizePosition }]))
    .sort((one, other) => one.rank - other.rank)
    .map(({ rank, ticketNumber, user }) => {
      const prize = prizeFor(prizes, rank);
      const number = String(ticketNumber).padStart(4, '0');
      return { rank, number, name: user.name, value: prize ? prizeWords(prize, words) : '' };
    });
}

function listPrizes({ prizes }: RaffleDetail, words: Words): Tickets {
  return [...prizes]
    .sort((one, other) => one.rank_from - other.rank_from)
    .map((prize) => {
      const { rank_from: rank, rank_to: last } = prize;
      const number = rank === last ? `${rank}.` : `${rank}–${last}.`;
      return { rank, number, name: prizeWords(prize, words), value: '' };
    });
}

function toLead(raffle: RaffleDetail, winners: Tickets | null, words: Words): ShareNumber {
  const [first] = winners ?? [];
  if (first) return { name: words('sharePictures.wonTicket'), value: first.number };
  return { name: words('raffles.ticketsInPlay'), value: formatCoins(raffle.ticketCount) };
}

function toNumbers({ playerCount, ticketCount, prizes, phase }: RaffleDetail, words: Words): ShareNumber[] {
  const winners = prizes.reduce((most, { rank_to }) => Math.max(most, rank_to), 0);
  const isOver = phase === 'drawn' || phase === 'paid';
  return [
    { name: words('raffles.facts.players'), value: formatCoins(playerCount) },
    ...(isOver ? [{ name: words('raffles.ticketsWere'), value: formatCoins(ticketCount) }] : []),
    { name: words('raffles.facts.winners'), value: formatCoins(winners) },
  ];
}
