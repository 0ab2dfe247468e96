import { formatCoins } from '@/lib/format/money';
import { formatX } from '@/lib/format/multiplier';
import { shareKind } from '../share-kind';
import { parseYearName } from '../year-name';

/** A member's year: what was earned, month by month, with the tickets, the points of guesses and the best win. The best month is lit. */
export const yearShare = shareKind({
  find: async (name) => parseYearName(name),
  tell: ({ year, name, months, tickets, guess_points, best_x }, words) => {
    const most = Math.max(...months);
    const earned = months.reduce((sum, came) => sum + came, 0);
    return {
      label: words('sharePictures.labels.year'),
      title: words('sharePictures.yearTitle', { name, year: String(year) }),
      lead: { name: words('sharePictures.earned'), value: formatCoins(earned), tone: 'coin' },
      numbers: [
        { name: words('sharePictures.tickets'), value: formatCoins(tickets) },
        { name: words('sharePictures.guessPoints'), value: formatCoins(guess_points) },
        ...(best_x === null
          ? []
          : [{ name: words('sharePictures.bestX'), value: formatX(best_x), tone: 'win' as const }]),
      ],
      figure:
        most > 0
          ? {
              form: 'bars',
              bars: months.map((came) => ({
                value: came > 0 ? came : null,
                tone: came === most ? 'win' : 'plain',
              })),
              line: null,
            }
          : { form: 'coin' },
      date: String(year),
    };
  },
});
