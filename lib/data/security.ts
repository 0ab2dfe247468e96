import 'server-only';
import { type SessionWire, sessionsAnswerSchema } from '@/contract/passwords';
import { readOwn } from './read-own';

/** The viewer's living logins, the one that asks first; `null` where the upstream has no such list. */
export async function listOwnSessions(): Promise<readonly SessionWire[] | null> {
  return (await readOwn('/user/sessions', sessionsAnswerSchema))?.data ?? null;
}
