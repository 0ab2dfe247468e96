import { and, eq } from 'drizzle-orm';
import type { DepositInput } from '@/contract/claim-inputs';
import type { ClaimStateWire } from '@/contract/claims';
import type { RuleName } from '@/contract/error-body';
import type { Writing } from '../../context';
import { raffleSponsors } from '../../db/schema/raffle-sponsors';
import { raffles } from '../../db/schema/raffles';
import { sponsors } from '../../db/schema/sponsors';
import { ticketDeposits } from '../../db/schema/ticket-deposits';
import { rafflePhase } from '../../formulas/raffle-phase';
import { enqueue } from '../../queue/enqueue';
import { invalidField, ServiceError } from '../../service-error';
import { storeClaim } from './review/open-claim';

/**
 * Hands in a deposit for review. 422 for a draw, or a sponsor of it, that is not there, and for an amount, currency or date that its
 * rule does not take; `raffle_closed` outside of the draw's ticket time.
 */
export async function submitDeposit(
  writing: Writing,
  { userId, input }: { readonly userId: string; readonly input: DepositInput },
): Promise<ClaimStateWire> {
  const { tx, clock } = writing;
  const { raffle, rule } = await ruleFor(tx, input);
  if (rafflePhase(raffle, clock.now()) !== 'open') throw new ServiceError('raffle_closed');
  assertFits(input, raffle, rule, clock.now());
  const row = tx
    .insert(ticketDeposits)
    .values({
      userId,
      raffleId: raffle.id,
      sponsorId: rule.sponsorId,
      siteUsername: input.site_username,
      amount: input.amount,
      currency: input.currency,
      depositDate: new Date(input.deposit_date),
      content: input.content ?? null,
      createdAt: new Date(clock.now()),
    })
    .returning({ id: ticketDeposits.id });
  const handedIn = { userId, text: input.content, files: input.file };
  const stored = await storeClaim(writing, { kind: 'deposit', row, ...handedIn });
  await enqueue(tx, 'match_claim', { depositId: stored.id });
  return stored;
}

async function ruleFor(tx: Writing['tx'], input: DepositInput) {
  // What is stored below points at the draw and takes this lock anyway; taken now, no import changes the rule in between (ADR 150).
  const [raffle] = await tx.select().from(raffles).where(eq(raffles.slug, input.raffle)).for('key share');
  if (!raffle || raffle.state === 'draft') throw invalidField('raffle', 'exists');
  const [found] = await tx
    .select({ rule: raffleSponsors })
    .from(raffleSponsors)
    .innerJoin(sponsors, eq(sponsors.id, raffleSponsors.sponsorId))
    .where(
      and(
        eq(raffleSponsors.raffleId, raffle.id),
        eq(sponsors.slug, input.sponsor),
        eq(sponsors.state, 'active'),
      ),
    );
  if (!found) throw invalidField('sponsor', 'exists');
  return { raffle, rule: found.rule };
}

function assertFits(
  { amount, currency, deposit_date }: DepositInput,
  raffle: typeof raffles.$inferSelect,
  rule: typeof raffleSponsors.$inferSelect,
  now: number,
): void {
  const errors: Record<string, [RuleName]> = {};
  if (currency !== rule.currency) errors.currency = ['invalid'];
  if (amount < Math.max(rule.minAmount ?? 0, rule.amountPerTicket)) errors.amount = ['too_low'];
  const at = Date.parse(deposit_date);
  if (at > now) errors.deposit_date = ['future'];
  else if (at < raffle.startsAt.getTime()) errors.deposit_date = ['too_early'];
  if (Object.keys(errors).length > 0) throw new ServiceError('validation_failed', { errors });
}
