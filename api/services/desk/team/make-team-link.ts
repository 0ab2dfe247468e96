import { eq } from 'drizzle-orm';
import { type TeamLinkWire, teamLinkHours } from '@/contract/desk-team';
import type { ServiceContext, Writing } from '../../../context';
import { passwordResets } from '../../../db/schema/password-resets';
import { transact } from '../../../db/transact';
import { recordAudit } from '../../audit/record-audit';
import { newResetLink } from '../../passwords/new-reset-link';
import { lockMate } from './lock-mate';

/** A link to a new password in place of every earlier one of the account, good for so many hours and for one password. */
export async function makeTeamLink(
  { tx, clock, ids, config }: Pick<Writing, 'tx' | 'clock' | 'ids' | 'config'>,
  { userId, hours }: { readonly userId: string; readonly hours: number },
): Promise<TeamLinkWire> {
  await tx.delete(passwordResets).where(eq(passwordResets.userId, userId));
  const expiresAt = new Date(clock.now() + hours * 60 * 60_000);
  const { link } = await newResetLink({ db: tx, ids, siteUrl: config.siteUrl }, { userId, expiresAt });
  return { id: userId, link, expires_at: expiresAt.toISOString() };
}

interface Asked {
  readonly actorId: string;
  readonly id: string;
  readonly reason: string;
}

/** A link by which somebody else of the team chooses a new password; the old one works until then. `not_found`; `forbidden` for oneself. */
export async function makeResetLink(
  ctx: ServiceContext,
  { actorId, id, reason }: Asked,
): Promise<TeamLinkWire> {
  const { db, ...rest } = ctx;
  return transact(db, async (tx) => {
    await lockMate(tx, { actorId, id });
    const open = await tx.$count(passwordResets, eq(passwordResets.userId, id));
    const made = await makeTeamLink({ ...rest, tx }, { userId: id, hours: teamLinkHours.reset });
    const what = { actorId, action: 'reset_link_made', subject: `users:${id}`, reason } as const;
    const change = { before: { links: open }, after: { links: 1, expires_at: made.expires_at } };
    await recordAudit({ ...rest, tx }, { ...what, ...change });
    return made;
  });
}
