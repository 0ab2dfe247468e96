import type { sponsors } from '../../db/schema/sponsors';
import type { wagerEvents } from '../../db/schema/wager-events';
import { toSlug } from '../to-slug';
import type { ScheduledWagerEvent } from './wager-schedule';

const covers = { race: 'yaris', milestone: 'basamak', target: 'hedef' } as const;

const rulesText = [
  'Yalnızca topluluk koduyla açılmış ve doğrulanmış hesaplar sayılır.',
  'Bonusla oynanan bahisler ve iade edilen bahisler çevrime girmez.',
  'Sayılar sponsorun verisidir; her veri değişmez bir kayıt olarak saklanır ve sıralama yalnızca bu kayıtlardan hesaplanır.',
  'Son veriden sonra ön sonuç yayımlanır. İtirazlar 48 saat içinde incelenir; ardından sonuç kesinleşir ve bir daha değişmez.',
].join('\n');

/** The stored row of a wager event of the demo, before it has any numbers. */
export function wagerEventRow(
  event: ScheduledWagerEvent,
  sponsor: typeof sponsors.$inferSelect,
): typeof wagerEvents.$inferInsert {
  const ends = new Date(event.endsAt);
  return {
    slug: `${toSlug(event.title)}-${ends.toISOString().slice(0, 7)}`,
    title: event.title,
    summary: event.state === 'cancelled' ? cancelledSummary : event.summary,
    rulesText,
    image: `/covers/race-${covers[event.mode]}.webp`,
    sponsorId: sponsor.id,
    mode: event.mode,
    metric: event.metric,
    currency: 'TRY',
    minBet: event.metric === 'multiplier' ? 1000 : 500,
    startsAt: new Date(event.startsAt),
    endsAt: ends,
    prizes: [...event.prizes],
    steps: [...event.steps],
    dataSource: event.metric === 'multiplier' ? 'manual' : sponsor.id % 2 === 0 ? 'api' : 'csv',
    state: event.state,
    ...toDispute(event),
    createdAt: new Date(event.startsAt - 5 * 86_400_000),
  };
}

const cancelledSummary =
  'Sponsorun verisi üç gün boyunca alınamadığı için iptal edildi; katılanlara teselli olarak Sikke verildi.';

const hour = 3_600_000;

/** The last data came six hours after the end, was looked over for twelve, and could be objected to for two days. */
function toDispute({ state, endsAt }: ScheduledWagerEvent) {
  if (!['provisional', 'dispute', 'final', 'paid'].includes(state)) return {};
  const disputeFrom = endsAt + 18 * hour;
  return { disputeFrom: new Date(disputeFrom), disputeUntil: new Date(disputeFrom + 48 * hour) };
}
