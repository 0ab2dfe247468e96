import { findWin } from '@/lib/data/wins';
import { formatDay } from '@/lib/format/dates';
import { formatAmount } from '@/lib/format/money';
import { formatX } from '@/lib/format/multiplier';
import { shareKind } from '../share-kind';

/** A win: how many times its bet, in which game, whose. */
export const winShare = shareKind({
  find: findWin,
  tell: ({ game, x, bet, win, currency, user, approvedAt }, words) => ({
    label: [words('pages.wins.title'), ...(game.provider ? [game.provider.name] : [])].join(' · '),
    title: game.name,
    lead: { name: words('sharePictures.x'), value: formatX(x), tone: 'win' },
    numbers: [
      { name: words('wins.bet'), value: formatAmount(bet, currency) },
      { name: words('wins.win'), value: formatAmount(win, currency), tone: 'win' },
      ...(user ? [{ name: words('wins.by'), value: user.name }] : []),
    ],
    figure: { form: 'coin' },
    date: formatDay(approvedAt),
  }),
});
