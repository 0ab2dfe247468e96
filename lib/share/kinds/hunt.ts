import type { HuntBonus, HuntDetail } from '@/lib/data/hunt-view';
import { findHunt } from '@/lib/data/hunts';
import { formatDay } from '@/lib/format/dates';
import { formatAmount } from '@/lib/format/money';
import { formatX } from '@/lib/format/multiplier';
import { formatPercent } from '@/lib/format/percent';
import type { ShareBar, ShareFigure, ShareNumber } from '@/lib/format/share-facts';
import { shareKind } from '../share-kind';
import { toSigned } from '../to-signed';
import type { Words } from '../words';

/** A hunt: what came back, or what is still needed, over the X of each bonus against the one that covers the cost. */
export const huntShare = shareKind({
  find: findHunt,
  tell: (hunt, words) => {
    if (hunt.state === 'cancelled') return null;
    const numbers = toNumbers(hunt, words);
    return {
      label: `${words('sharePictures.labels.hunt')} · ${words(`huntBoard.states.${hunt.state}`)}`,
      title: hunt.title,
      ...numbers,
      figure: toFigure(hunt, words),
      date: formatDay(hunt.completed_at ?? hunt.started_at),
    };
  },
});

function toNumbers(hunt: HuntDetail, words: Words): { lead: ShareNumber; numbers: ShareNumber[] } {
  const { figures, best, state, currency } = hunt;
  const opened = {
    name: words('huntBoard.opened'),
    value: `${figures.opened_count} / ${figures.bonus_count}`,
  };
  const highest = { name: words('huntBoard.best'), value: formatX(best?.x ?? null) };
  if (state === 'completed' || state === 'settled') {
    const net = figures.net ?? 0;
    const tone = net >= 0 ? 'win' : 'plain';
    return {
      lead: { name: words('huntBoard.returned'), value: formatPercent(figures.return_percent), tone },
      numbers: [
        { name: words('huntBoard.money.net'), value: toSigned(net, currency), tone },
        highest,
        opened,
      ],
    };
  }
  if (state === 'opening')
    return {
      lead: { name: words('huntBoard.needed'), value: formatX(figures.break_even_x) },
      numbers: [opened, { name: words('huntBoard.average'), value: formatX(figures.average_x) }, highest],
    };
  return {
    lead: { name: words('huntBoard.collected'), value: String(figures.bonus_count) },
    numbers: [
      { name: words('huntBoard.money.start'), value: formatAmount(hunt.start_balance, currency) },
      { name: words('huntBoard.guesses'), value: String(hunt.guess_count) },
    ],
  };
}

function toFigure({ bonuses, figures }: HuntDetail, words: Words): ShareFigure {
  const counted = bonuses.filter(({ state }) => state !== 'void');
  if (counted.length === 0) return { form: 'coin' };
  const even = figures.start_x;
  return {
    form: 'bars',
    bars: counted.map((bonus) => toBar(bonus, even)),
    line: even === null ? null : { value: even, text: words('huntFigures.bars.even', { x: formatX(even) }) },
  };
}

function toBar({ x, state }: HuntBonus, even: number | null): ShareBar {
  if (state === 'opening') return { value: x, tone: 'live' };
  return { value: x, tone: x !== null && even !== null && x >= even ? 'win' : 'plain' };
}
