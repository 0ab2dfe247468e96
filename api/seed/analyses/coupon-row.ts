import type { analyses } from '../../db/schema/analyses';
import { pickOne, wholeBetween } from '../random-source';
import { type Draw, drawPick, toContent, toDay, toTimes } from './match-row';

/** A coupon of two to four matches; its odds are the product of theirs. */
export function couponRow({ random, kickoff, analystId }: Draw): typeof analyses.$inferInsert {
  const count = wholeBetween(random, 2, 4);
  const legs = Array.from({ length: count }, () => {
    const drawn = drawPick(random);
    return { ...drawn, odds: Math.min(2.2, Math.max(1.2, drawn.odds)) };
  });
  const odds = legs.reduce((product, leg) => product * leg.odds, 1);
  return {
    slug: `kupon-${toDay(kickoff)}-${legs.length}`,
    kind: 'coupon',
    state: 'published',
    analystId,
    title: `${count} maçlık kupon`,
    league: null,
    match: null,
    pick: `${count} seçim birlikte`,
    odds: Math.round(odds * 100) / 100,
    unit: pickOne(random, [0.5, 0.5, 1]),
    confidence: wholeBetween(random, 2, 4),
    legs,
    gameId: null,
    content: toContent(random),
    ...toTimes(random, kickoff),
  };
}
