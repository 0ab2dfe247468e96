import { and, eq, gt } from 'drizzle-orm';
import type { VerificationWire } from '@/contract/verification';
import type { ServiceContext } from '../../context';
import { phoneCodes } from '../../db/schema/phone-codes';
import type { Member } from '../sessions/authenticate';
import { toPendingCode } from './pending-code';
import { maskedNumber } from './phone-number';
import { smsInUse } from './sms-in-use';

/** How the member's two verifications stand, and which of them can be done now. */
export async function getVerification(ctx: ServiceContext, { user }: Member): Promise<VerificationWire> {
  const [sms, pending] = await Promise.all([smsInUse(ctx), findPending(ctx, user.id)]);
  const bot = ctx.telegram?.botName() ?? null;
  return {
    phone: {
      state: user.phoneState,
      number: user.phone === null ? null : maskedNumber(user.phone),
      pending: pending ? toPendingCode(pending) : null,
      can_verify: sms !== null,
      country_codes: [...(sms?.countryCodes ?? [])],
    },
    telegram: {
      verified_at: user.telegramVerifiedAt?.toISOString() ?? null,
      name: user.telegramName,
      can_link: bot !== null,
      bot,
      bot_id: bot === null ? null : (ctx.telegram?.botId ?? null),
    },
  };
}

async function findPending({ db, clock }: ServiceContext, userId: string) {
  const isOpen = and(eq(phoneCodes.userId, userId), gt(phoneCodes.expiresAt, new Date(clock.now())));
  const [row] = await db.select().from(phoneCodes).where(isOpen);
  return row;
}
