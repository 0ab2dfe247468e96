import { verify } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { z } from 'zod';
import type { ServiceContext } from '../../context';
import { kickChannel } from '../../db/schema/kick-channel';
import { ServiceError } from '../../service-error';
import type { KickRow } from './kick-app';

/** An event of Kick as it came: its body byte for byte, and what stands in its headers. */
export interface SentEvent {
  readonly messageId: string;
  readonly timestamp: string;
  readonly signature: string;
  readonly type: string;
  readonly body: Uint8Array;
}

const headSchema = z.object({
  messageId: z.string().regex(/^[\w-]{1,64}$/),
  timestamp: z.iso.datetime({ offset: true }),
  signature: z.base64().min(1).max(1024),
  type: z.string().regex(/^[a-z._]{1,64}$/),
});

/** How old an event may be, and how far ahead of our clock. */
const windowMs = 5 * 60_000;
/** How soon Kick is asked for its key again where a signature does not fit: somebody who forges must not have us ask. */
const keyRestMs = 10 * 60_000;
/** The same where Kick did not answer with one. */
const failedRestMs = 60_000;

type Needs = Pick<ServiceContext, 'db' | 'clock' | 'kick' | 'log'>;

/**
 * Proves that Kick sent an event within the last five minutes, and answers when it was sent: RSA-SHA256 over `messageId.timestamp.body`. 403 for everything else,
 * and 503 where Kick's key cannot be had, so that it comes again.
 */
export async function assertSentByKick(ctx: Needs, row: KickRow, sent: SentEvent): Promise<Date> {
  if (!headSchema.safeParse(sent).success) throw refused(ctx, 'malformed');
  const sentAt = Date.parse(sent.timestamp);
  if (Math.abs(ctx.clock.now() - sentAt) > windowMs) throw refused(ctx, 'stale');
  const known = row.publicKey ?? (await fetchKey(ctx, row));
  if (isSigned(sent, known)) return new Date(sentAt);
  const isDue = row.publicKey !== null && (row.publicKeyAt?.getTime() ?? 0) + keyRestMs < ctx.clock.now();
  if (isDue && isSigned(sent, await fetchKey(ctx, row))) return new Date(sentAt);
  throw refused(ctx, 'forged');
}

function refused({ log }: Needs, why: string): ServiceError {
  log.warn({ event: 'kick_refused', why }, 'an event that Kick did not send just now');
  return new ServiceError('forbidden');
}

function isSigned({ messageId, timestamp, signature, body }: SentEvent, publicKey: string): boolean {
  const signed = Buffer.concat([Buffer.from(`${messageId}.${timestamp}.`), body]);
  try {
    return verify('RSA-SHA256', signed, publicKey, Buffer.from(signature, 'base64'));
  } catch {
    return false;
  }
}

async function fetchKey({ db, clock, kick }: Needs, row: KickRow): Promise<string> {
  const keep = (key: Partial<Pick<KickRow, 'publicKey' | 'publicKeyAt'>>) =>
    db.update(kickChannel).set(key).where(eq(kickChannel.id, row.id));
  const publicKey = await kick.publicKey().catch(() => null);
  if (publicKey === null) {
    await keep({ publicKeyAt: new Date(clock.now() - keyRestMs + failedRestMs) });
    throw new ServiceError('unavailable');
  }
  await keep({ publicKey, publicKeyAt: new Date(clock.now()) });
  return publicKey;
}
