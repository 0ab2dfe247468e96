import { and, eq, gt } from 'drizzle-orm';
import type { KickReturnInput, kickPurposes } from '@/contract/kick';
import type { ServiceContext } from '../../context';
import { isUniqueViolation } from '../../db/is-unique-violation';
import { kickAccounts } from '../../db/schema/kick-accounts';
import { kickFlows } from '../../db/schema/kick-flows';
import { KickError, type KickPerson, type KickTokens } from '../../kick';
import { invalidField, ServiceError } from '../../service-error';
import { tokenHash } from '../passwords/token-hash';
import type { Member } from '../sessions/authenticate';
import { redirectUrl } from './begin-login';
import { connectChannel } from './connect-channel';
import { openApp, readKick, sealedFor } from './kick-app';

/**
 * Finishes a login at Kick that this very member began, once: the member's account is linked, or the channel connected. 422 on `state`: `expired` for one that is used, too old or
 * another's; on `code`: `invalid` where Kick does not take it; on `kick`: `unique` for an account that is another member's. 503 while Kick is away. 403 where who connects the channel
 * is no admin any more.
 */
export async function finishLogin(
  ctx: ServiceContext,
  { member: { user }, input }: { readonly member: Member; readonly input: KickReturnInput },
): Promise<{ readonly purpose: (typeof kickPurposes)[number] }> {
  const flow = await takeFlow(ctx, { userId: user.id, state: input.state });
  const { purpose } = flow;
  if (purpose === 'channel' && user.permission !== 'admin') throw new ServiceError('forbidden');
  const { tokens, person } = await exchange(ctx, { code: input.code, verifierSealed: flow.verifierSealed });
  if (purpose === 'channel') {
    await connectChannel(ctx, { actorId: user.id, tokens, person });
    return { purpose };
  }
  try {
    await link(ctx, { userId: user.id, person });
  } finally {
    // Who it is was all that was asked for: the login is worth nothing any more.
    await ctx.kick.revoke(tokens.access).catch(() => undefined);
  }
  return { purpose };
}

async function takeFlow(
  { db, clock }: ServiceContext,
  { userId, state }: { readonly userId: string; readonly state: string },
) {
  const isGood = and(
    ...[eq(kickFlows.tokenHash, tokenHash(state)), eq(kickFlows.userId, userId)],
    gt(kickFlows.expiresAt, new Date(clock.now())),
  );
  const [flow] = await db.delete(kickFlows).where(isGood).returning();
  if (!flow) throw invalidField('state', 'expired');
  return flow;
}

async function exchange(
  ctx: ServiceContext,
  { code, verifierSealed }: { readonly code: string; readonly verifierSealed: string },
): Promise<{ readonly tokens: KickTokens; readonly person: KickPerson }> {
  const { db, kick, vault } = ctx;
  const row = await readKick(db);
  if (!row) throw new ServiceError('not_found');
  const verifier = vault.open(verifierSealed, sealedFor.verifier);
  try {
    const asked = { code, verifier, redirectUri: redirectUrl(ctx) };
    const tokens = await kick.exchange(openApp(ctx, row), asked);
    return { tokens, person: await kick.findSelf(tokens.access) };
  } catch (error) {
    if (!(error instanceof KickError)) throw error;
    throw error.kind === 'refused' ? invalidField('code', 'invalid') : new ServiceError('unavailable');
  }
}

async function link(
  { db, clock, log }: ServiceContext,
  { userId, person }: { readonly userId: string; readonly person: KickPerson },
): Promise<void> {
  const account = { kickId: person.id, name: person.name, linkedAt: new Date(clock.now()) };
  try {
    await db
      .insert(kickAccounts)
      .values({ userId, ...account })
      .onConflictDoUpdate({ target: kickAccounts.userId, set: account });
  } catch (error) {
    if (isUniqueViolation(error)) throw invalidField('kick', 'unique');
    throw error;
  }
  log.info({ event: 'kick_linked', userId }, 'a Kick account linked');
}
