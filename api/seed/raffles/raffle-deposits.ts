import type { raffleSponsors } from '../../db/schema/raffle-sponsors';
import type { ticketDeposits } from '../../db/schema/ticket-deposits';
import { pickOne, wholeBetween } from '../random-source';
import type { SeedWorld } from '../seed-world';
import { toSiteUsername } from '../site-username';

type DepositRow = typeof ticketDeposits.$inferInsert;
type Rule = typeof raffleSponsors.$inferInsert;

/** One draw for which deposits are made up, from its start to its end or to now. */
export interface DepositSource {
  readonly raffleId: number;
  readonly rules: readonly Rule[];
  readonly from: number;
  readonly until: number;
  readonly count: number;
}

/** Deposits in the order they were made; nine in ten are approved, and only the last hours of an open draw still wait. */
export function raffleDeposits(source: DepositSource, random: () => number, world: SeedWorld): DepositRow[] {
  const players = world.users.filter(({ permission }) => permission === 'player');
  const moments = Array.from(
    { length: source.count },
    () => source.from + random() * (source.until - source.from),
  );
  return moments
    .sort((a, b) => a - b)
    .map((at) => {
      // The square makes some members keener than others.
      const player = players[Math.floor(random() ** 2 * players.length)] ?? pickOne(random, players);
      const rule = pickOne(random, source.rules);
      const base = toDeposit(rule, { at: Math.floor(at), now: world.now }, random);
      const isFresh = world.now - at < 5 * 3_600_000;
      const outcome = isFresh ? pending : random() < 0.92 ? approved(base.tickets, at) : rejected(random, at);
      const { tickets: _, ...row } = base;
      const names = { userId: player.id, siteUsername: toSiteUsername(player.username, rule.sponsorId) };
      return { ...row, ...names, raffleId: source.raffleId, ...outcome };
    });
}

/** A deposit and its claim, which is handed in some time after it, never in the future. */
function toDeposit(rule: Rule, { at, now }: { at: number; now: number }, random: () => number) {
  const tickets = 1 + Math.floor(random() ** 3 * 18);
  const change = random() < 0.4 ? wholeBetween(random, 1, 9) * 1000 : 0;
  const amount = Math.max(tickets * rule.amountPerTicket + change, rule.minAmount ?? 0);
  return {
    amount,
    tickets: Math.min(Math.floor(amount / rule.amountPerTicket), rule.maxPerUser ?? 1000) || 1,
    sponsorId: rule.sponsorId,
    depositDate: new Date(at),
    createdAt: new Date(Math.min(at + wholeBetween(random, 2, 180) * 60_000, now)),
  };
}

const pending = { state: 'pending' as const };

function approved(ticketCount: number, at: number) {
  return { state: 'approved' as const, ticketCount, decidedAt: new Date(at + 4 * 3_600_000) };
}

const reasons = [
  'Dekonttaki kullanıcı adı bildirilen hesapla eşleşmiyor.',
  'Hesap topluluk koduyla açılmamış.',
  'Aynı yatırım daha önce bildirilmiş.',
  'Yatırım, çekiliş dönemi başlamadan yapılmış.',
];

function rejected(random: () => number, at: number) {
  return {
    state: 'rejected' as const,
    reason: pickOne(random, reasons),
    decidedAt: new Date(at + 4 * 3_600_000),
  };
}
