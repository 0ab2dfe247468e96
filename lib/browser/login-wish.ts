import { keep, readKept } from './kept';

/** How long, in milliseconds, a press waits for its login: long enough to register, too short for the next visitor of a device. */
const keptMs = 10 * 60_000;
const key = 'loginWish';

interface Wish {
  readonly name: string;
  /** The page on which it was pressed, or to which the login leads. */
  readonly path: string;
}

let granted: Wish | null = null;

/**
 * Keeps what a guest pressed, in this tab alone, until a login here grants it; null forgets it. No address carries it, so nobody can
 * send a member a link that presses something (D41).
 */
export function keepWish(
  name: string | null,
  path: string = window.location.pathname,
  now = Date.now(),
): void {
  keep('sessionStorage', key, name === null ? null : `${now + keptMs} ${path} ${name}`);
}

/** A login in this tab has just succeeded: what its visitor pressed before may go on, once. Whether there is such a thing. */
export function grantWish(now = Date.now()): boolean {
  const [until, path, name] = (readKept('sessionStorage', key) ?? '').split(' ');
  keepWish(null);
  granted = path && name && Number(until) > now ? { path, name } : null;
  return granted !== null;
}

/** Whether `name` was pressed before the login to go on on this very page. True once. */
export function takeWish(name: string): boolean {
  if (granted?.name !== name) return false;
  const { path } = granted;
  granted = null;
  return path === window.location.pathname;
}

/** What was granted and not taken goes with the session: another account gets nothing of it. */
export function dropWish(): void {
  granted = null;
  keepWish(null);
}
