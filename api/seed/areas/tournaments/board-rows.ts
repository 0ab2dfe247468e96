import type { tournaments } from '../../../db/schema/tournaments';
import type { SeedWorld } from '../../seed-world';
import type { BoardSeed } from './board-seeds';

const dayMs = 86_400_000;

/** The row of a demo board. */
export function boardRow(seed: BoardSeed, { now, sponsors }: SeedWorld): typeof tournaments.$inferInsert {
  const { slug, title, summary, type, prizes } = seed;
  // 20.00 in Istanbul.
  const today = Math.floor(now / dayMs) * dayMs + 17 * 3_600_000;
  const startsAt = today + seed.startDay * dayMs;
  return {
    slug,
    title,
    summary,
    type,
    prizes,
    state: seed.endDay < 0 ? 'paid' : 'live',
    sponsorId: sponsors.find((sponsor) => sponsor.slug === seed.sponsor)?.id ?? null,
    registrationOpensAt: new Date(startsAt - 7 * dayMs),
    startsAt: new Date(startsAt),
    endsAt: new Date(today + seed.endDay * dayMs),
    rulesMd: toRules(seed),
  };
}

function toRules({ rules }: BoardSeed): string {
  return [
    '## Puanlar',
    rules.map((rule) => `- ${rule}`).join('\n'),
    '## Eşitlik olursa',
    'Puanlar eşitse o puana **önce ulaşan** üstte yer alır.',
    '## Ödüller',
    'Tablo bitişten sonra 48 saat itiraza açık kalır, sonra kesinleşir. Ödüller kesinleşmeden sonra üç gün içinde dağıtılır.',
    '> 18 yaşından küçükler katılamaz.',
  ].join('\n\n');
}
