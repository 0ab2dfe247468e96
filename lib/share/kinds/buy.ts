import { type BuySessionDetail, findBuySession } from '@/lib/data/buys';
import { formatDay } from '@/lib/format/dates';
import { formatX } from '@/lib/format/multiplier';
import { formatPercent } from '@/lib/format/percent';
import type { ShareFigure } from '@/lib/format/share-facts';
import { shareKind } from '../share-kind';
import { toSigned } from '../to-signed';
import type { Words } from '../words';

/** A session of bonus buys: what came back, over what each paid for its price. */
export const buyShare = shareKind({
  find: findBuySession,
  tell: (session, words) => {
    const { figures, state, currency } = session;
    const tone = figures.net >= 0 && figures.done_count > 0 ? 'win' : 'plain';
    return {
      label: `${words('sharePictures.labels.buy')} · ${words(`bonusBuys.states.${state}`)}`,
      title: session.title,
      lead: { name: words('bonusBuys.numbers.return'), value: formatPercent(figures.return_percent), tone },
      numbers: [
        { name: words('bonusBuys.numbers.net'), value: toSigned(figures.net, currency), tone },
        { name: words('bonusBuys.numbers.bestBet'), value: formatX(figures.best_x_bet) },
        {
          name: words('bonusBuys.numbers.played'),
          value: `${figures.done_count} / ${figures.entry_count}`,
        },
      ],
      figure: toFigure(session, words),
      date: formatDay(session.finished_at ?? session.started_at),
    };
  },
});

/** Who is paid its price again has lost nothing. */
const even = 1;

function toFigure({ entries }: BuySessionDetail, words: Words): ShareFigure {
  const counted = entries.filter(({ state }) => state !== 'skipped');
  if (counted.length === 0) return { form: 'coin' };
  return {
    form: 'bars',
    bars: counted.map(({ x_cost: x, state }) => ({
      value: x,
      tone: state === 'playing' ? 'live' : x !== null && x >= even ? 'win' : 'plain',
    })),
    line: { value: even, text: words('huntFigures.bars.even', { x: formatX(even) }) },
  };
}
