import { sealData, unsealData } from 'iron-session';
import { z } from 'zod';
import { ownRightsSchema } from '@/contract/desk-rights';
import { boundedMap } from '@/lib/bounded-map';
import { env } from '@/lib/env';
import { cookieMaxBytes, sealMaxLength, sessionAbsoluteSeconds, sessionIdleSeconds } from './cookie';
import type { SessionData } from './session-data';
import { sessionPasswords } from './session-passwords';

/** The sealed cookie would pass the 4 096 bytes a browser keeps; the login has to fail cleanly. */
export class SessionTooLargeError extends Error {
  override readonly name = 'SessionTooLargeError';
}

/**
 * Seals a session with the newest password (encrypted and authenticated). Each sealing starts the idle time anew.
 * Throws `SessionTooLargeError` where name and value together pass 4 096 bytes. `now` in seconds since 1970.
 */
export async function sealSession(data: SessionData, now: number = clock()): Promise<string> {
  const [newest] = sessionPasswords(env());
  const value = await sealData({ ...data, sealedAt: now }, { password: newest, ttl: sessionAbsoluteSeconds });
  if (value.length > sealMaxLength)
    throw new SessionTooLargeError(`the sealed session has ${value.length} characters`);
  return value;
}

/**
 * Opens a sealed session, or answers null for anything that is not one of ours, whole and within its time: tampered,
 * oversize, of another password, idle for 14 days or begun 30 days ago. Never throws for what a visitor sent.
 */
export async function unsealSession(
  value: string | undefined,
  now: number = clock(),
): Promise<SessionData | null> {
  if (!value || value.length > cookieMaxBytes || !sealForm.test(value)) return null;
  return living(opened.get(value) ?? (await openWithAny(value)), now);
}

/** The session of a seal that this process has opened lately, at once; null for any other, and for one whose time is over. */
export function openedSession(value: string, now: number = clock()): SessionData | null {
  return living(opened.get(value) ?? null, now);
}

function living(session: SealedSession | null, now: number): SessionData | null {
  return session && isAlive(session, now) ? withoutSealTime(session) : null;
}

/**
 * The seals this process opened last. A page of a member opens the same one twice, a visit dozens of times, and each takes two key
 * derivations. What a seal holds never changes; its times are looked at each time.
 */
const opened = boundedMap<string, SealedSession>(500);

async function openWithAny(value: string): Promise<SealedSession | null> {
  for (const password of sessionPasswords(env())) {
    const session = sealedSchema.safeParse(await open(value, password));
    if (!session.success) continue;
    opened.set(value, session.data);
    return session.data;
  }
  return null;
}

/** iron-session reads the version behind the tilde leniently: `~2x` would pass as `~2`. */
const sealForm = /^Fe26\.2\*[A-Za-z0-9_*-]+~2$/;

const sealedSchema = z.object({
  token: z.string().min(1),
  tokenExpiresAt: z.number(),
  sessionId: z.string().min(1),
  startedAt: z.number(),
  user: z.object({
    username: z.string(),
    permission: z.string().min(1),
    phoneVerified: z.boolean(),
    telegramVerified: z.boolean(),
    rights: ownRightsSchema.nullish(),
    pause: z.object({ until: z.string().nullable() }).optional(),
  }),
  sealedAt: z.number(),
});

type SealedSession = z.infer<typeof sealedSchema>;

/** Whatever is wrong with a seal, the outcome is the same: it is not ours. */
async function open(value: string, password: string): Promise<unknown> {
  try {
    return await unsealData(value, { password, ttl: sessionAbsoluteSeconds });
  } catch {
    return null;
  }
}

function isAlive(session: SealedSession, now: number): boolean {
  return now - session.sealedAt < sessionIdleSeconds && now - session.startedAt < sessionAbsoluteSeconds;
}

function withoutSealTime({ sealedAt: _, ...session }: SealedSession): SessionData {
  return session;
}

function clock(): number {
  return Math.floor(Date.now() / 1000);
}
