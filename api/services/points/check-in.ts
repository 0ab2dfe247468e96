import type { z } from 'zod';
import { type checkinSchema, stampsOfCard } from '@/contract/earning';
import type { Writing } from '../../context';
import { checkins } from '../../db/schema/checkins';
import { ServiceError } from '../../service-error';
import { lockUser } from '../ledger/lock-user';
import { creditOnce } from './credit-once';
import { earnRuleKeys } from './earn-rule-keys';
import { stampCard, toDay } from './stamp-card';

/**
 * Stamps a member's card for today in Istanbul, once a day however often and parallel it is asked for, and credits it; the seventh stamp
 * fills the card and brings its own. A missed day takes no stamp away. Throws `limit_reached` where today is stamped or paid already,
 * and where check-ins are switched off.
 */
export async function checkIn(writing: Writing, userId: string): Promise<z.infer<typeof checkinSchema>> {
  const { tx, clock } = writing;
  const now = clock.now();
  const day = toDay(now);
  await lockUser(tx, userId);
  const stamped = await tx
    .insert(checkins)
    .values({ userId, day, createdAt: new Date(now) })
    .onConflictDoNothing()
    .returning({ day: checkins.day });
  if (stamped.length === 0) throw new ServiceError('limit_reached');
  const credit = await creditOnce(writing, { userId, rule: earnRuleKeys.checkin, event: `day:${day}` });
  if (!credit) throw new ServiceError('limit_reached');
  const card = await stampCard(tx, userId, now);
  const filled =
    card.stamps === stampsOfCard
      ? await creditOnce(writing, { userId, rule: earnRuleKeys.stampCard, event: `day:${day}` })
      : null;
  return { card, amount: credit.amount, card_amount: filled?.amount ?? 0 };
}
