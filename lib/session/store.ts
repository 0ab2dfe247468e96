import 'server-only';
import { cookies, headers } from 'next/headers';
import { sessionCookie } from './cookie';
import { unsealSession } from './seal';
import { isServedOverHttps } from './served-over-https';
import type { SessionData } from './session-data';

/** The session of the request being rendered; `null` for a guest and for anything that is not a living seal of ours. */
export async function readSession(): Promise<SessionData | null> {
  const { name } = sessionCookie(isServedOverHttps(await headers()));
  return unsealSession((await cookies()).get(name)?.value);
}
