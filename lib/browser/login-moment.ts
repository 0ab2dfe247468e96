type Listener = () => void;

const listeners = new Set<Listener>();
let justLoggedIn = false;

/** Tells the islands of this page that a login has just succeeded: dialogs close, the avatar prompt waits its second (D16). */
export function announceLogin(): void {
  justLoggedIn = true;
  for (const listener of listeners) listener();
}

/** Calls back at each login of this page; returns how to leave. */
export function onLogin(listener: Listener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Whether a login was announced since the last call. */
export function takeLogin(): boolean {
  const taken = justLoggedIn;
  justLoggedIn = false;
  return taken;
}
