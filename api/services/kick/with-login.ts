import { and, eq, sql } from 'drizzle-orm';
import type { Deps } from '../../context';
import { kickChannel } from '../../db/schema/kick-channel';
import { KickError, type KickTokens } from '../../kick';
import { isConnected, type KickRow, openApp, readKick, sealedFor } from './kick-app';

type Needs = Pick<Deps, 'db' | 'clock' | 'vault' | 'kick' | 'log'>;

/** A minute before a login ends it is renewed. */
const earlyMs = 60_000;

/**
 * Runs what needs the channel's login, renewed where it ends, and once more with a renewed one where Kick refuses it. `KickError` `refused` where no channel is
 * connected, or Kick has ended the connection: then the desk says that it must be made anew.
 */
export async function withLogin<T>(
  deps: Needs,
  run: (token: string, broadcasterId: number) => Promise<T>,
): Promise<T> {
  const { token, broadcasterId } = await freshLogin(deps, null);
  try {
    return await run(token, broadcasterId);
  } catch (error) {
    if (!(error instanceof KickError) || error.kind !== 'refused') throw error;
    return run((await freshLogin(deps, token)).token, broadcasterId);
  }
}

/** What of a login is stored. */
export function sealTokens({ vault, clock }: Pick<Needs, 'vault' | 'clock'>, tokens: KickTokens) {
  return {
    accessSealed: vault.seal(tokens.access, sealedFor.access),
    refreshSealed: vault.seal(tokens.refresh, sealedFor.refresh),
    accessExpiresAt: new Date(clock.now() + tokens.expiresInS * 1000),
  };
}

/**
 * A login that is not `refused` and holds for a minute. A renewal makes the one before useless, so one asks for it at a time, and who comes meanwhile hears `busy`. The row
 * itself stays free while Kick is asked, however long that takes: the desk and the events write to it.
 */
async function freshLogin(deps: Needs, refused: string | null): Promise<Login> {
  const { db, clock, vault } = deps;
  const held = await readLogin(deps);
  const isGood = ({ token, endsAt }: Held) => token !== refused && endsAt - earlyMs > clock.now();
  if (isGood(held)) return held;
  return db.transaction(async (tx) => {
    const lock = await tx.execute<{ taken: boolean }>(
      sql`select pg_try_advisory_xact_lock(hashtext('kick_login')) as taken`,
    );
    if (!lock.rows[0]?.taken) throw new KickError('busy');
    const before = await readLogin(deps);
    if (isGood(before)) return before;
    const { row, broadcasterId } = before;
    const renewed = await renew(deps, row);
    const kept = await db
      .update(kickChannel)
      .set(sealTokens({ vault, clock }, renewed))
      .where(isStill(row))
      .returning({ id: kickChannel.id });
    // An admin ended the connection, or made it anew, while Kick was asked.
    if (kept.length === 0) throw new KickError('busy');
    return { token: renewed.access, broadcasterId };
  });
}

interface Login {
  readonly token: string;
  readonly broadcasterId: number;
}

interface Held extends Login {
  readonly row: KickRow;
  readonly endsAt: number;
}

async function readLogin({ db, vault }: Needs): Promise<Held> {
  const row = await readKick(db);
  if (!row || !isConnected(row) || !row.accessSealed) throw new KickError('refused');
  const { broadcasterId, accessSealed, accessExpiresAt } = row;
  const token = vault.open(accessSealed, sealedFor.access);
  return { row, broadcasterId, token, endsAt: accessExpiresAt?.getTime() ?? 0 };
}

async function renew(deps: Needs, row: KickRow): Promise<KickTokens> {
  const { vault, kick } = deps;
  try {
    if (row.refreshSealed === null) throw new KickError('refused');
    return await kick.renew(openApp(deps, row), vault.open(row.refreshSealed, sealedFor.refresh));
  } catch (error) {
    if (error instanceof KickError && error.kind === 'refused') await endConnection(deps, row);
    throw error;
  }
}

/** The connection is the one that was read: its renewal is still the one that Kick was asked with. */
function isStill({ id, refreshSealed }: KickRow) {
  return and(
    eq(kickChannel.id, id),
    refreshSealed === null ? undefined : eq(kickChannel.refreshSealed, refreshSealed),
  );
}

async function endConnection({ db, clock, log }: Needs, row: KickRow): Promise<void> {
  await db
    .update(kickChannel)
    .set({ brokenAt: new Date(clock.now()), accessSealed: null, refreshSealed: null })
    .where(isStill(row));
  log.warn({ event: 'kick_disconnected' }, 'Kick does not renew the login of the channel');
}
