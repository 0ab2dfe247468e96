import { lt } from 'drizzle-orm';
import type { Deps } from '../../context';
import { phoneCodes } from '../../db/schema/phone-codes';
import { telegramLinks } from '../../db/schema/telegram-links';

/** Deletes the codes of phones and links to the bot that no longer count, and answers how many. */
export async function forgetCodes({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<number> {
  const now = new Date(clock.now());
  const codes = await db.delete(phoneCodes).where(lt(phoneCodes.expiresAt, now));
  const links = await db.delete(telegramLinks).where(lt(telegramLinks.expiresAt, now));
  return (codes.rowCount ?? 0) + (links.rowCount ?? 0);
}
