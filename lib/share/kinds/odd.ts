import type { OddCounts } from '@/lib/data/special-odd-view';
import { findOdd, listOddRecords } from '@/lib/data/special-odds';
import { formatDay } from '@/lib/format/dates';
import { formatAmount } from '@/lib/format/money';
import { formatOdds } from '@/lib/format/odds';
import { formatShare } from '@/lib/format/percent';
import type { ShareFigure, ShareNumber } from '@/lib/format/share-facts';
import { shareKind } from '../share-kind';
import type { Words } from '../words';

/** A special odd: what it became, over how all odds of its sponsor ended. */
export const oddShare = shareKind({
  find: findOdd,
  tell: (odd, words) => {
    if (odd.state === 'cancelled') return null;
    const { result, state, sponsor, record } = odd;
    const stands =
      result === 'pending' ? words(`specialOdds.states.${state}`) : words(`specialOdds.results.${result}`);
    return {
      label: [words('sharePictures.labels.odd'), ...(sponsor ? [sponsor.name] : []), stands].join(' · '),
      title: words('specialOdds.detailTitle', { match: odd.match, selection: odd.selection }),
      lead: {
        ...{ name: words('specialOdds.boostedOdds'), value: formatOdds(odd.boostedOdds) },
        tone: result === 'won' ? 'win' : 'plain',
      },
      numbers: toTerms(odd, words),
      figure: record ? toShares(record, words) : { form: 'coin' },
      date: formatDay(odd.settledAt ?? odd.kickoffAt ?? odd.startsAt),
    };
  },
});

/** The name of the record of all sponsors; a sponsor's has the sponsor's. */
export const wholeRecord = 'hepsi';

/** How all special odds ended, or those of a sponsor. */
export const recordShare = shareKind({
  find: async (name) => {
    const records = await listOddRecords();
    const own = records.filter(({ sponsor }) => name === wholeRecord || sponsor.slug === name);
    const sum = own.reduce(add, { won: 0, lost: 0, void: 0 });
    const title = name === wholeRecord ? null : (own[0]?.sponsor.name ?? null);
    return sum.won + sum.lost + sum.void === 0 ? null : { ...sum, title };
  },
  tell: ({ title, ...counts }, words) => ({
    label: words('sharePictures.labels.odd'),
    title:
      title === null ? words('specialOdds.resultsTitle') : words('specialOdds.sponsorTitle', { name: title }),
    lead: {
      ...{ name: words('sharePictures.hitRate'), value: formatShare(counts.won, counts.won + counts.lost) },
      tone: counts.won >= counts.lost ? 'win' : 'plain',
    },
    numbers: [
      { name: words('sharePictures.settled'), value: String(counts.won + counts.lost + counts.void) },
    ],
    figure: toShares(counts, words),
    date: null,
  }),
});

function add(sum: OddCounts, { won, lost, void: back }: OddCounts): OddCounts {
  return { won: sum.won + won, lost: sum.lost + lost, void: sum.void + back };
}

interface Terms {
  readonly normalOdds: number | null;
  readonly maxBet: number | null;
  readonly currency: string;
}

function toTerms({ normalOdds, maxBet, currency }: Terms, words: Words): ShareNumber[] {
  return [
    ...(normalOdds === null
      ? []
      : [{ name: words('specialOdds.normalOdds'), value: formatOdds(normalOdds) }]),
    ...(maxBet === null
      ? []
      : [{ name: words('specialOdds.maxBet'), value: formatAmount(maxBet, currency) }]),
  ];
}

function toShares(counts: OddCounts, words: Words): ShareFigure {
  return {
    form: 'shares',
    shares: (['won', 'lost', 'void'] as const).map((name) => ({
      ...{ name: words(`specialOdds.results.${name}`), value: String(counts[name]), count: counts[name] },
      tone: name === 'won' ? 'win' : 'plain',
    })),
  };
}
