import { and, isNotNull, isNull } from 'drizzle-orm';
import type { Deps } from '../../context';
import { kickChannel } from '../../db/schema/kick-channel';
import type { KickApp } from '../../kick';

/** The app and the channel as they are stored. */
export type KickRow = typeof kickChannel.$inferSelect;

/** What sealed texts of Kick belong to. */
export const sealedFor = {
  secret: 'kick:secret',
  access: 'kick:access',
  refresh: 'kick:refresh',
  verifier: 'kick:verifier',
} as const;

/** What is set up of Kick; null where nothing is. */
export async function readKick(db: Pick<Deps['db'], 'select'>): Promise<KickRow | null> {
  const [row] = await db.select().from(kickChannel);
  return row ?? null;
}

/** Whether the channel is connected and Kick has not ended that. */
export function isConnected(row: KickRow | null): row is KickRow & { readonly broadcasterId: number } {
  return row !== null && row.broadcasterId !== null && row.brokenAt === null;
}

/** The same as a condition of its table. */
export const connectedChannel = and(isNotNull(kickChannel.broadcasterId), isNull(kickChannel.brokenAt));

/** The app's id and secret. Throws where the vault has lost its key. */
export function openApp({ vault }: Pick<Deps, 'vault'>, row: KickRow): KickApp {
  return { clientId: row.clientId, secret: vault.open(row.secretSealed, sealedFor.secret) };
}
