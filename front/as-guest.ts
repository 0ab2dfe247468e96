import type { IncomingMessage, ServerResponse } from 'node:http';
import { mustVerifyTelegram } from '@/lib/session/guard';
import type { InitMemory } from '@/lib/session/init-memory';
import { isSameForAll } from '@/lib/session/same-for-all';
import { openedSession, unsealSession } from '@/lib/session/seal';
import { type FoundSession, findSession } from './find-session';
import { guestKey } from './guest-answers';

type Handler = (req: IncomingMessage, res: ServerResponse) => Promise<void>;

interface AsGuestOptions {
  /** Whether the build's own list says that the page at a path is rendered for nobody in particular. */
  readonly isPrerendered: (path: string) => boolean;
  readonly settings: Pick<InitMemory, 'forMember'>;
}

/**
 * Lets a member who may see a page that is the same for everybody ask for it as a guest does (docs/adr/330): once the guard has said so, the
 * session's cookie has done its work and goes no further. What the memory of guests' pages learns from it is a guest's page, since nothing
 * behind this knows of anybody else. Whatever the guard decides otherwise, and whatever no guest could have asked for in that way, passes with all it brought.
 */
export function asGuest(handler: Handler, { isPrerendered, settings }: AsGuestOptions): Handler {
  return async (req, res) => {
    const session = findCandidate(req, isPrerendered);
    if (session !== null) {
      const user = (await unsealSession(session.seal))?.user ?? null;
      // Only who may have to verify depends on the settings, and waits for them as in the middleware.
      const asks = user !== null && mustVerifyTelegram(user);
      const telegramRequired = !asks || (await settings.forMember(ignore)).telegramRequired;
      if (isSameForAll({ path: req.url ?? '', user, telegramRequired })) setCookies(req, session.others);
    }
    return handler(req, res);
  };
}

/**
 * The same at once, ahead of everything else, for a member whose session this process has opened already and about whom no setting decides; any other request
 * goes on untouched, to `asGuest`. Expects headers that are cleaned.
 */
export function asKnownGuest({
  isPrerendered,
}: Pick<AsGuestOptions, 'isPrerendered'>): (req: IncomingMessage) => void {
  return (req) => {
    if (req.headers.cookie === undefined) return;
    const session = findCandidate(req, isPrerendered);
    const user = session && openedSession(session.seal)?.user;
    if (!session || !user || mustVerifyTelegram(user)) return;
    if (isSameForAll({ path: req.url ?? '', user, telegramRequired: true })) setCookies(req, session.others);
  };
}

/** The session of a request for a page that is the same for everybody, where a guest may have asked in the same way. */
function findCandidate(
  req: IncomingMessage,
  isPrerendered: AsGuestOptions['isPrerendered'],
): FoundSession | null {
  const session = findSession(req);
  if (session === null || !isPrerendered(req.url ?? '')) return null;
  return isGuestsOtherwise(req, session.others) ? session : null;
}

/** Whether a guest may have asked in the same way: what else comes along decides nothing. */
function isGuestsOtherwise({ method, url, headers }: IncomingMessage, others: readonly string[]): boolean {
  return guestKey({ method, url, headers: { ...headers, cookie: joined(others) } }) !== null;
}

function setCookies(req: IncomingMessage, others: readonly string[]): void {
  const rest = joined(others);
  if (rest === undefined) delete req.headers.cookie;
  else req.headers.cookie = rest;
}

function joined(others: readonly string[]): string | undefined {
  return others.length === 0 ? undefined : others.join('; ');
}

/** The process lives on by itself; a refresh of the settings never rejects. */
function ignore(): void {}
