import type { ErrorBody } from '@/contract/error-body';

/** Why a session ended without the player's wish: ended by the server, its renewal failed (D5), or the team closed the account. */
export type SessionEnd = 'ended' | 'expired' | 'suspended';

/** The end of a session, and what the server said with it. */
export interface EndNews {
  readonly end: SessionEnd;
  readonly said: ErrorBody;
}

const eventName = 'sikke:session-end';

const ends: Readonly<Record<string, SessionEnd>> = {
  token_expired: 'expired',
  session_revoked: 'ended',
  account_suspended: 'suspended',
};

/** Tells the page that its session is gone, when the error code of a 401 says so; any other code tells nothing. */
export function announceSessionEnd(said: ErrorBody): void {
  const end = Object.hasOwn(ends, said.error ?? '') ? ends[said.error ?? ''] : undefined;
  if (end) window.dispatchEvent(new CustomEvent<EndNews>(eventName, { detail: { end, said } }));
}

/** Calls back at each announced end; returns the function that stops it. */
export function onSessionEnd(listener: (news: EndNews) => void): () => void {
  const handle = (event: Event) => {
    if (event instanceof CustomEvent) listener(event.detail);
  };
  window.addEventListener(eventName, handle);
  return () => window.removeEventListener(eventName, handle);
}
