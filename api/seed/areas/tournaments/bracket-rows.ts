import type { tournaments } from '../../../db/schema/tournaments';
import { computeCommitment } from '../../../services/tournaments/draw-seeds';
import type { SeedWorld } from '../../seed-world';
import type { BracketSeed } from './bracket-seeds';

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;

const states = {
  over: 'paid',
  'under way': 'live',
  'check in': 'check_in',
  open: 'registration',
  announced: 'registration',
  cancelled: 'cancelled',
} as const;

/** The row of a demo bracket. */
export function bracketRow(seed: BracketSeed, { now, sponsors }: SeedWorld): typeof tournaments.$inferInsert {
  const { slug, title, summary, size, bet, prizes } = seed;
  const startsAt = computeStart(seed, now);
  const seedSecret = `sikke-kura-${slug}`;
  return {
    slug,
    title,
    summary,
    type: 'bracket',
    state: states[seed.progress],
    sponsorId: sponsors.find((sponsor) => sponsor.slug === seed.sponsor)?.id ?? null,
    size,
    entryCostCoin: seed.entryCost,
    bet,
    prizes,
    registrationOpensAt: new Date(computeOpening(seed, startsAt, now)),
    checkinOpensAt: new Date(startsAt - 4 * hourMs),
    startsAt: new Date(startsAt),
    endsAt: seed.progress === 'over' ? new Date(startsAt + 4 * hourMs) : null,
    rulesMd: toRules(seed),
    seedSecret,
    seedCommit: computeCommitment(seedSecret),
  };
}

/** Ten days before the start, and yesterday at the latest, but of those that are only announced. */
function computeOpening({ progress }: BracketSeed, startsAt: number, now: number): number {
  const opening = startsAt - 10 * dayMs;
  return progress === 'announced' ? opening : Math.min(now - dayMs, opening);
}

/** Today's ones by the hour, the others at 20.00 in Istanbul of their day. */
function computeStart({ startHours }: BracketSeed, now: number): number {
  if (Math.abs(startHours) < 24) return Math.floor(now / hourMs) * hourMs + startHours * hourMs;
  return Math.floor(now / dayMs) * dayMs + (startHours + 17) * hourMs;
}

function toRules({ bet, entryCost, size }: BracketSeed): string {
  const fee =
    entryCost > 0
      ? `Katılım bedeli **${entryCost} Sikke**’dir; turnuva iptal olursa geri verilir.`
      : 'Katılım ücretsizdir.';
  return `## Nasıl oynanır?

1. Kayıt olurken bir oyun seçersin. ${fee}
2. Başlangıçtan önce **yerini onaylarsın**; onaylamayanın yeri yedek sıradaki ilk kişiye geçer.
3. Her düelloda iki oyuncunun oyunundan birer bonus alınır, bahis ikisi için de **${bet / 100} ₺**’dir. Alımı yayıncı yapar.
4. Çarpanı yüksek olan tur atlar.

## Eşleşmeler

- Kura, başlangıçta açıklanan tohumla çekilir; özeti kayıt açılırken yayımlanır, yani sonradan değiştirilemez.
- ${size} yer dolmazsa boş yerler en üst seri başlarının karşısına gelir: ilk turu **bay** geçerler.
- Düelloda bulunmayan hükmen yenilir. İki oyuncu da yoksa sıradaki rakip bay geçer.

## Eşitlik olursa

Çarpanlar eşitse **seri başı sırası daha üstte olan** oyuncu tur atlar.

> 18 yaşından küçükler katılamaz. Oyuncular kendi paralarıyla oynamaz, alımlar yayında yapılır.`;
}
