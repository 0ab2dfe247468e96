import type { RuleName } from '@/contract/error-body';
import type { EventEntryInput } from '@/contract/events';
import type { eventEntries } from '../../db/schema/event-entries';
import type { events } from '../../db/schema/events';
import { ServiceError } from '../../service-error';

type Event = Pick<typeof events.$inferSelect, 'type' | 'sponsorId' | 'minBet' | 'targetX'>;
type Entry = Pick<typeof eventEntries.$inferInsert, 'siteUsername' | 'bet' | 'win' | 'score' | 'link'>;
type Errors = Partial<Record<keyof EventEntryInput, RuleName[]>>;

/**
 * What an event asks of an entry: the account's name where a sponsor gives the event, a deposit or a bet of at least its minimum, and a
 * win that reaches its target. Throws a 422 by field, all of them at once. `score` is what ranks: the X, or nothing where the
 * first one wins or a jury decides.
 */
export function checkEntry(event: Event, input: EventEntryInput): Entry {
  const errors: Errors = {};
  if (event.sponsorId !== null && !input.site_username) errors.site_username = ['required'];
  if (!input.link && !input.file?.length) errors.link = ['required'];
  const isDeposit = event.type === 'deposit';
  if (isDeposit) requireAtLeast(errors, 'amount', input.amount, event.minBet);
  if (isWin(event)) {
    requireAtLeast(errors, 'bet', input.bet, event.minBet);
    if (input.win === null || input.win === undefined) errors.win = ['required'];
    else if (input.bet && input.win / input.bet < (event.targetX ?? 0)) errors.win = ['too_low'];
  }
  if (Object.keys(errors).length > 0) throw new ServiceError('validation_failed', { errors: { ...errors } });
  const bet = (isDeposit ? input.amount : input.bet) ?? null;
  const win = isDeposit ? null : (input.win ?? null);
  return {
    siteUsername: input.site_username ?? null,
    bet,
    win,
    score: computeScore(event, bet, win),
    link: input.link ?? null,
  };
}

function isWin({ type }: Event): boolean {
  return type === 'multiplier' || type === 'first_hit';
}

function requireAtLeast(
  errors: Errors,
  field: 'bet' | 'amount',
  value: number | null | undefined,
  least: number | null,
): void {
  if (value === null || value === undefined) errors[field] = ['required'];
  else if (value < (least ?? 1)) errors[field] = ['too_low'];
}

function computeScore({ type }: Event, bet: number | null, win: number | null): number {
  return type === 'multiplier' && bet && win !== null ? Math.round((win / bet) * 100) / 100 : 0;
}
