import type { Visitor } from '../../lib/session/guard-table.fixture';
import type { SessionData, SessionUser } from '../../lib/session/session-data';

const verified = { phoneVerified: true, telegramVerified: true };
const unverified = { phoneVerified: false, telegramVerified: false };

/** The members of the guard table; a user name stands nowhere but in what its owner may see. */
export const members: Readonly<Record<Exclude<Visitor, 'guest'>, SessionUser>> = {
  player: { username: 'mahrem-player', permission: 'player', ...verified },
  unverified: { username: 'mahrem-unverified', permission: 'player', ...unverified },
  moderator: { username: 'mahrem-moderator', permission: 'moderator', ...unverified },
  editor: { username: 'mahrem-editor', permission: 'editor', ...unverified },
  admin: { username: 'mahrem-admin', permission: 'admin', ...unverified },
  support: { username: 'mahrem-support', permission: 'nartane', ...unverified },
};

/** The member behind a bearer token of these tests: the token is the user name. */
export function findMember(token: string | undefined): SessionUser | undefined {
  return Object.values(members).find(({ username }) => username === token);
}

/** A session as the login would make it, whose token has `leftS` seconds to live. */
export function toSession(user: SessionUser, leftS = 3600): SessionData {
  const startedAt = Math.floor(Date.now() / 1000);
  const sessionId = `session-${user.username}`;
  return { token: user.username, tokenExpiresAt: startedAt + leftS, sessionId, startedAt, user };
}
