import { and, eq, gt } from 'drizzle-orm';
import type { Deps } from '../../context';
import { isUniqueViolation } from '../../db/is-unique-violation';
import { telegramLinks } from '../../db/schema/telegram-links';
import { ServiceError } from '../../service-error';
import { tokenHash } from '../passwords/token-hash';
import { linkTelegram, type TelegramLink } from './link-telegram';

/**
 * What the bot answers: linked, another member's Telegram account, one that went on to another member before, or a code that is used, too
 * old or none of ours.
 */
export type LinkOutcome = 'linked' | 'taken' | 'moved' | 'expired';

interface Sender extends Omit<TelegramLink, 'userId'> {
  readonly code: string;
}

/** Links the sender of `/start CODE` to the member whom the code was made for. The code works once, in one transaction with the link. */
export async function linkByCode(
  { db, clock, log }: Pick<Deps, 'db' | 'clock' | 'log'>,
  { code, ...sender }: Sender,
): Promise<LinkOutcome> {
  const isGood = and(
    eq(telegramLinks.codeHash, tokenHash(code)),
    gt(telegramLinks.expiresAt, new Date(clock.now())),
  );
  try {
    return await db.transaction(async (tx) => {
      const [used] = await tx.delete(telegramLinks).where(isGood).returning({ userId: telegramLinks.userId });
      if (!used || !(await linkTelegram(tx, clock, { userId: used.userId, ...sender }))) return 'expired';
      log.info({ event: 'telegram_linked', userId: used.userId, by: 'bot' }, 'Telegram linked');
      return 'linked';
    });
  } catch (error) {
    if (isUniqueViolation(error)) return 'taken';
    if (error instanceof ServiceError) return 'moved';
    throw error;
  }
}
