import 'server-only';
import { cookies } from 'next/headers';
import { sessionCookie } from './cookie';
import { unsealSession } from './seal';
import type { SessionData } from './session-data';

/** The session of the request being rendered; `null` for a guest and for anything that is not a living seal of ours. */
export async function readSession(): Promise<SessionData | null> {
  const jar = await cookies();
  return unsealSession(jar.get(sessionCookie().name)?.value);
}
