import { eq } from 'drizzle-orm';
import type { Deps } from '../../context';
import { kickRedemptions } from '../../db/schema/kick-redemptions';
import { withLogin } from './with-login';

/**
 * Has Kick accept what was credited, and reject what was refused, so that nobody's points are lost there. Bears to run twice: one that Kick has closed meanwhile
 * counts as told, and what it decided comes by its own event. Throws `KickError` where it may be tried again.
 */
export async function answerRedemption(deps: Deps, { id }: { readonly id: string }): Promise<void> {
  const { db, clock, kick, log } = deps;
  const [row] = await db.select().from(kickRedemptions).where(eq(kickRedemptions.id, id));
  if (!row || row.answeredAt !== null) return;
  const answer = row.state === 'credited' ? 'accept' : 'reject';
  const isTaken = await withLogin(deps, (token) => kick.answerRedemption(token, answer, id));
  if (!isTaken) log.info({ event: 'kick_closed', redemption: id }, 'Kick had closed a redemption');
  await db
    .update(kickRedemptions)
    .set({ answeredAt: new Date(clock.now()) })
    .where(eq(kickRedemptions.id, id));
}
