import { eq } from 'drizzle-orm';
import type { KickAppInput } from '@/contract/desk-kick';
import type { Writing } from '../../context';
import { kickChannel } from '../../db/schema/kick-channel';
import { streamSources } from '../../db/schema/stream-sources';
import { invalidField, ServiceError } from '../../service-error';
import { recordAudit } from '../audit/record-audit';
import { sealedFor } from './kick-app';

const subject = 'kick:app';

/** What is forgotten with a connection. */
const nobody = {
  ...{ broadcasterId: null, name: null, connectedAt: null, brokenAt: null },
  ...{ accessSealed: null, refreshSealed: null, accessExpiresAt: null, subscribed: [], checkedAt: null },
};

/**
 * Keeps the app's id and its secret, sealed. Without a secret the stored one stays; another id needs its own (422 `required`), and ends the connection that was made with
 * the app before.
 */
export async function setUpApp(
  writing: Writing,
  { actorId, input }: { readonly actorId: string; readonly input: KickAppInput },
): Promise<void> {
  const { tx, vault } = writing;
  const [before] = await tx.select().from(kickChannel).for('update');
  const isSame = before?.clientId === input.client_id;
  if (!isSame && input.client_secret === undefined) throw invalidField('client_secret', 'required');
  const secret =
    input.client_secret === undefined
      ? {}
      : { secretSealed: vault.seal(input.client_secret, sealedFor.secret) };
  const clientId = input.client_id;
  if (before) await tx.update(kickChannel).set({ clientId, ...secret, ...(isSame ? {} : nobody) });
  else await tx.insert(kickChannel).values({ clientId, secretSealed: '', ...secret });
  const after = { client_id: clientId, is_new_secret: input.client_secret !== undefined };
  await recordAudit(writing, {
    ...{ actorId, action: 'kick_changed', subject, reason: subject },
    ...{ before: { client_id: before?.clientId ?? null }, after },
  });
}

/** Forgets the channel's login here, and what it said of the stream. 404 where none is connected. */
export async function disconnect(writing: Writing, { actorId }: { readonly actorId: string }): Promise<void> {
  const { tx } = writing;
  const [before] = await tx.select().from(kickChannel).for('update');
  if (!before?.name) throw new ServiceError('not_found');
  await tx.update(kickChannel).set(nobody);
  await tx.delete(streamSources).where(eq(streamSources.source, 'kick'));
  const change = { before: { channel: before.name }, after: { channel: null } };
  const entry = { actorId, action: 'kick_changed', subject: 'kick:channel', reason: 'kick:channel' } as const;
  await recordAudit(writing, { ...entry, ...change });
}
