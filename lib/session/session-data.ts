import type { OwnRights } from '@/contract/desk-rights';

/** What the sealed cookie holds: the token, its expiry, and the few fields the guards need. Never the whole user. */
export interface SessionData {
  /** The upstream's bearer token; it leaves the server towards the upstream alone. */
  readonly token: string;
  /** Expiry of the token, seconds since 1970 (its `exp`). */
  readonly tokenExpiresAt: number;
  /** Our own id of this session, made anew at each login: key of the single-flight refresh, safe to log. */
  readonly sessionId: string;
  /** When the session began, seconds since 1970; kept through refreshes. */
  readonly startedAt: number;
  /** The guard's view of the user, as of the last answer of GET /user. */
  readonly user: SessionUser;
}

/** Whether a session's token has run out at a moment (milliseconds). */
export function hasExpired({ tokenExpiresAt }: Pick<SessionData, 'tokenExpiresAt'>, nowMs: number): boolean {
  return tokenExpiresAt * 1000 <= nowMs;
}

/** What the guards know of a user; as old as the last sealing (D12). */
export interface SessionUser {
  readonly username: string;
  readonly permission: string;
  readonly phoneVerified: boolean;
  readonly telegramVerified: boolean;
  /** What somebody of the team has beside the role and without; left out where nothing. */
  readonly rights?: OwnRights | null | undefined;
  /** The pause of the account that runs, where one does: without it no way out is opened while the upstream is down. */
  readonly pause?: { readonly until: string | null } | null | undefined;
}
