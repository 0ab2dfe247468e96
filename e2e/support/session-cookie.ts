import type { Visitor } from '../../lib/session/guard-table.fixture';
import { members, toSession } from './visitors';

/** The password of the sites these tests start. */
export const sessionPassword = 'guards-spec-password-of-forty-characters';

/** The value of a visitor's session cookie, sealed as the site seals it; '' for a guest. Its token has `leftS` seconds to live. */
export async function readSessionCookie(visitor: Visitor, leftS?: number): Promise<string> {
  if (visitor === 'guest') return '';
  process.env.SESSION_PASSWORD = sessionPassword;
  const { sealSession } = await import('../../lib/session/seal');
  return sealSession(toSession(members[visitor], leftS));
}
