import { createHash } from 'node:crypto';
import { drawAlgorithm } from '@/contract/draw/draw-tickets';
import type { raffles } from '../../db/schema/raffles';
import { computeCommitment } from '../../services/raffles/draw/draw-tickets';
import { toSlug } from '../to-slug';
import type { ScheduledRaffle } from './raffle-schedule';

const rulesText = [
  'Biletler yalnızca topluluk koduyla açılmış hesaplardan yapılan ve ekibin onayladığı yatırımlarla kazanılır.',
  'Bir kişi aynı çekilişte en fazla bir ödül kazanır; bir bileti çekilen kişinin öteki biletleri listeden çıkar.',
  'Kazananlara hesaplarındaki iletişim bilgileriyle ulaşılır. Yedi gün içinde yanıt vermeyen ya da şartlara uymayan kazananın yerine sıradaki yedek geçer; gerekçesi bu sayfada yazar.',
  'Fiziksel ödüller Türkiye içine ücretsiz gönderilir. 18 yaşından küçükler katılamaz.',
].join('\n');

/** The stored row of a draw of the demo, before anything is drawn. A made-up seed, the same at every seeding. */
export function raffleRow(raffle: ScheduledRaffle, at: number): typeof raffles.$inferInsert {
  const slug = `${toSlug(raffle.title)}-${raffle.endsAt.toISOString().slice(0, 7)}`;
  const serverSeed = createHash('sha256').update(`sikke-demo:raffle:${slug}`).digest('hex');
  return {
    slug,
    title: `${raffle.title} Çekilişi`,
    summary: raffle.fate === 'cancelled' ? cancelledSummary : raffle.summary,
    rulesText,
    image: `/covers/raffle-${1 + (at % 4)}.webp`,
    state: raffle.fate === 'cancelled' ? 'cancelled' : 'open',
    startsAt: raffle.startsAt,
    endsAt: raffle.endsAt,
    drawAt: raffle.drawAt,
    prizes: [...raffle.prizes],
    reserveCount: 3,
    algorithm: drawAlgorithm,
    serverSeed,
    commitment: computeCommitment(serverSeed),
    createdAt: new Date(raffle.startsAt.getTime() - 86_400_000),
  };
}

const cancelledSummary =
  'Bir sponsor dönem ortasında topluluk kodunu değiştirdiği için iptal edildi; onaylı biletler bir sonraki çekilişe aktarıldı.';
