import { deskPages, mayOpenDesk } from '@/lib/desk-pages';
import { loginPath } from '@/lib/format/next-path';
import { isSupportPermission, mayOpenSection, routes, sectionsFor, userSectionPath } from '@/lib/routes';
import { findMovedDesk, findMovedQueue, type MovedQueue } from './moved-queues';
import { findPageRoute } from './page-route';
import type { SessionUser } from './session-data';
import { type OriginQuestion, originToMoveTo } from './site-origin';

/** All that a decision depends on. */
export interface GuardQuestion {
  readonly method: string;
  /** The path as it was asked for, not decoded, not normalised. */
  readonly path: string;
  /** The query with its question mark, or ''. */
  readonly search: string;
  readonly user: SessionUser | null;
  /** `login_telegram_required` of /init (D9). */
  readonly telegramRequired: boolean;
  /** Null where the origin plays no part: a page that checks itself. */
  readonly origin: OriginQuestion | null;
  /** What the page would show is known not to be there. */
  readonly isMissing?: boolean;
}

/** What happens to a request. `isHop`: the redirect leads to another origin (D11). */
export type Decision =
  | { readonly kind: 'pass' }
  | { readonly kind: 'redirect'; readonly status: 307 | 308; readonly to: string; readonly isHop: boolean }
  | { readonly kind: 'not-found' }
  | { readonly kind: 'method-not-allowed' };

/**
 * Decides about one request for a page (D7 to D11): canonical path first, then the origin, then Telegram, then who may
 * see what. Pure; `/api` is outside, each of its handlers guards itself (D12).
 */
export function decide(question: GuardQuestion): Decision {
  const { path, search } = question;
  if (/^\/(api|healthz|readyz|postback)(\/|$)/.test(path)) return pass;
  if (!canonical.test(path) || isInternal(path)) return notFound;
  if (question.method !== 'GET' && question.method !== 'HEAD') return { kind: 'method-not-allowed' };
  if (path !== '/' && path.endsWith('/')) return goTo(path.slice(0, -1) + search, 308);
  const target = question.origin && originToMoveTo(question.origin);
  if (target) return { ...goTo(target + path + search), isHop: true };
  return decidePage(question);
}

/** Segments of letters, digits and `-._~`; none empty, none beginning with a dot, nothing encoded (D8). */
const canonical = /^\/(?:\.well-known\/)?(?:[\w~-][\w.~-]*(?:\/[\w~-][\w.~-]*)*\/?)?$/;

/**
 * Next's own pages, its error page among them, are no addresses of ours. `/_not-found` passes: it answers 404 by itself, and
 * it is where an unknown address is rewritten to, which comes through here a second time.
 */
function isInternal(path: string): boolean {
  return path.startsWith('/_') && !path.startsWith('/_next/') && path !== '/_not-found';
}

const pass: Decision = { kind: 'pass' };
const notFound: Decision = { kind: 'not-found' };
const verifyPath = userSectionPath('verify');

function decidePage({ path, search, user, telegramRequired, isMissing }: GuardQuestion): Decision {
  const moved = findMovedQueue(path);
  if (moved) return user ? leadToInbox(moved, user) : goTo(loginPath(path, search));
  const desk = findMovedDesk(path);
  if (desk) {
    if (!user) return goTo(loginPath(path, search));
    return mayOpenDesk(user, desk.page) ? goTo(desk.to, 308) : notFound;
  }
  const page = findPageRoute(path);
  if (page.kind === 'other' || page.kind === 'overlay') return pass;
  if (page.kind === 'unknown-section') return notFound;
  if (user && telegramRequired && mustVerifyTelegram(user))
    return path === verifyPath ? pass : goTo(verifyPath);
  if (page.kind === 'desk') {
    if (!user) return goTo(loginPath(path, search));
    return mayOpenDesk(user, page.page) ? pass : notFound;
  }
  if (path === routes.home.path) return goTo(routes.sponsors.path + search);
  if (page.access === 'public') return isMissing ? notFound : pass;
  if (page.access === 'guest') return user ? goTo(routes.home.path) : pass;
  if (!user) return goTo(loginPath(path, search));
  if (path === routes.user.path) return goTo(ownSectionPath(user.permission));
  if (page.section && !mayOpenSection(user.permission, page.section))
    return goTo(ownSectionPath(user.permission));
  return pass;
}

/** A queue's page of before: the team has its inbox, a support role the one of its own sponsor, and nobody else learns that there is one. */
function leadToInbox({ query, isForSupport }: MovedQueue, user: SessionUser): Decision {
  if (mayOpenDesk(user, 'inbox')) return goTo(deskPages.inbox.path + query, 308);
  if (isForSupport && isSupportPermission(user.permission))
    return goTo(userSectionPath('ticket-deposits') + query, 308);
  return notFound;
}

/** Only players are forced (specification 6). */
export function mustVerifyTelegram(user: SessionUser): boolean {
  return user.permission === 'player' && !user.telegramVerified;
}

function ownSectionPath(permission: string): string {
  const [first = 'info'] = sectionsFor(permission);
  return userSectionPath(first);
}

function goTo(to: string, status: 307 | 308 = 307) {
  return { kind: 'redirect', status, to, isHop: false } as const;
}
