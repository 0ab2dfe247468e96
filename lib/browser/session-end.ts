/** Why a session ended without the player's wish: ended by the server, or its renewal failed (D5). */
export type SessionEnd = 'ended' | 'expired';

const eventName = 'sikke:session-end';

/** Tells the page that its session is gone, when the error code of a 401 says so; any other code tells nothing. */
export function announceSessionEnd(code: string | undefined): void {
  const detail: SessionEnd | null =
    code === 'token_expired' ? 'expired' : code === 'session_revoked' ? 'ended' : null;
  if (detail) window.dispatchEvent(new CustomEvent(eventName, { detail }));
}

/** Calls back at each announced end; returns the function that stops it. */
export function onSessionEnd(listener: (end: SessionEnd) => void): () => void {
  const handle = (event: Event) => {
    if (event instanceof CustomEvent) listener(event.detail);
  };
  window.addEventListener(eventName, handle);
  return () => window.removeEventListener(eventName, handle);
}
