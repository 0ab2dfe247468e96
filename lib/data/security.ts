import 'server-only';
import { type OwnEmailWire, ownEmailAnswerSchema } from '@/contract/email';
import { type SessionWire, sessionsAnswerSchema } from '@/contract/passwords';
import { type OwnFactorWire, ownFactorAnswerSchema } from '@/contract/second-factor';
import { readOwn } from './read-own';

/** The viewer's living logins, the one that asks first; `null` where the upstream has no such list. */
export async function listOwnSessions(): Promise<readonly SessionWire[] | null> {
  return (await readOwn('/user/sessions', sessionsAnswerSchema))?.data ?? null;
}

/** The viewer's address and the one that waits to be confirmed; `null` where the upstream changes no address. */
export async function getOwnEmail(): Promise<OwnEmailWire | null> {
  return (await readOwn('/user/email', ownEmailAnswerSchema))?.data ?? null;
}

/** The viewer's second factor; `null` where the upstream knows none, and for who is not of the team. */
export async function getOwnFactor(): Promise<OwnFactorWire | null> {
  return (await readOwn('/user/second-factor', ownFactorAnswerSchema))?.data ?? null;
}
