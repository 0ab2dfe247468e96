import { type NextFetchEvent, type NextRequest, NextResponse } from 'next/server';
import { noncePolicy, policyHeader } from '@/lib/csp/nonce-policy';
import { env } from '@/lib/env';
import { arrivalCookieOptions, findArrivals } from '@/lib/session/affiliate';
import { sessionCookie } from '@/lib/session/cookie';
import { decideRequest } from '@/lib/session/decide-request';
import { type Decision, decide } from '@/lib/session/guard';
import { findPageRoute, isRenderedPerRequest } from '@/lib/session/page-route';
import { draftModeCookie, previewCookie, unsealPreview } from '@/lib/session/preview';
import { unsealSession } from '@/lib/session/seal';
import { isServedOverHttps } from '@/lib/session/served-over-https';
import type { SessionUser } from '@/lib/session/session-data';
import { hopCookie } from '@/lib/session/site-origin';

/**
 * Adapts `decide` to the edge (D13): early redirects for the visitor's comfort. Never the boundary: pages and handlers check
 * the session again (D12), and handlers under /api, which guard themselves, are not slowed down by it.
 */
export async function middleware(request: NextRequest, event: NextFetchEvent): Promise<NextResponse> {
  if (findPageRoute(request.nextUrl.pathname).kind === 'overlay') return answerOverlay(request);
  const isHttps = isServedOverHttps(request.headers);
  const session = await unsealSession(request.cookies.get(sessionCookie(isHttps).name)?.value);
  const isPreview = await isPreviewed(request);
  const user = session?.user ?? null;
  const decision = await decisionFor({ request, user, isPreview }, (work) => event.waitUntil(work));
  const response = answer(request, decision, isPreview);
  const arrivals = findArrivals(request.nextUrl.search);
  for (const { cookie, code } of arrivals) response.cookies.set(cookie, code, arrivalCookieOptions(isHttps));
  // What sets a cookie is one visitor's: a prerendered page would invite shared caches to keep it.
  if (arrivals.length > 0) response.headers.set('cache-control', 'private, no-store');
  return response;
}

/**
 * Everything but calls, what sponsors' systems tell, built files and the very pictures of `public/`: each excluded form ends where its file name does. And but for
 * what the front has decided about (ADR 420): the mark is `decidedHeader`, which has to be written out here.
 */
export const config = {
  matcher: [
    {
      source:
        '/((?!_next/static/|api/|postback/|(?:avatars/2|sponsors|icons|covers|games|wins|overlays|art/[a-z-]+)/[a-z0-9-]+\\.(?:jpg|png|svg|webp)$|(?:og|apple-icon)\\.png$|favicon\\.ico$|icon\\.svg$|sw\\.js$|dogrula\\.mjs$).*)',
      missing: [{ type: 'header', key: 'x-sikke-decided' }],
    },
  ],
};

/** Whether a page is rendered for who was given a preview's link; a made-up cookie is none. */
async function isPreviewed({ cookies }: NextRequest): Promise<boolean> {
  if (!cookies.has(draftModeCookie)) return false;
  return (await unsealPreview(cookies.get(previewCookie.name)?.value)) !== null;
}

/** No cookie is read or set for an overlay, nor does it move to another origin: it is the same for whoever has its link. */
function answerOverlay(request: NextRequest): NextResponse {
  const { method, nextUrl } = request;
  const asked = { method, path: nextUrl.pathname, search: nextUrl.search };
  const decision = decide({ ...asked, user: null, telegramRequired: false, origin: null });
  return answer(request, decision, decision.kind === 'pass');
}

interface Asked {
  readonly request: NextRequest;
  readonly user: SessionUser | null;
  readonly isPreview: boolean;
}

function decisionFor(
  { request, user, isPreview }: Asked,
  keepAlive: (work: Promise<unknown>) => void,
): Promise<Decision> {
  const { method, headers, cookies, nextUrl } = request;
  // The front server's word (ADR 200); from anybody else's mouth it would fill a shared cache with wrong answers.
  const isMissing = !isPreview && Boolean(env().SIKKE_FRONT) && headers.has('x-sikke-missing');
  const hasHopped = cookies.has(hopCookie.name);
  const asked = {
    method,
    path: nextUrl.pathname,
    search: nextUrl.search,
    headers,
    user,
    hasHopped,
    isMissing,
  };
  return decideRequest(asked, keepAlive);
}

function answer(request: NextRequest, decision: Decision, isUnlisted: boolean): NextResponse {
  switch (decision.kind) {
    case 'pass':
      return isUnlisted ? passUnlisted(request) : passOn(request);
    case 'redirect':
      return redirect(request, decision);
    case 'not-found':
      return NextResponse.rewrite(new URL('/_not-found', request.url));
    case 'method-not-allowed':
      return new NextResponse(null, {
        status: 405,
        headers: { allow: 'GET, HEAD', 'cache-control': 'no-store' },
      });
  }
}

/** A page rendered per request gets a nonce of ours; a prerendered one has its policy from the cache handler. */
function passOn(request: NextRequest): NextResponse {
  const isDynamic = isRenderedPerRequest(request.nextUrl.pathname);
  if (!isDynamic && !request.headers.has(policyHeader)) return NextResponse.next();
  const headers = new Headers(request.headers);
  headers.delete(policyHeader);
  return isDynamic ? passDynamic(request) : NextResponse.next({ request: { headers } });
}

/** A page that shows what is not published, or a stream alone: rendered for this request, kept and listed by nobody. */
function passUnlisted(request: NextRequest): NextResponse {
  const response = passDynamic(request);
  response.headers.set('cache-control', 'private, no-store');
  response.headers.set('x-robots-tag', 'noindex, nofollow');
  return response;
}

function passDynamic(request: NextRequest): NextResponse {
  const headers = new Headers(request.headers);
  const policy = noncePolicy();
  headers.set(policyHeader, policy);
  return NextResponse.next({ request: { headers }, headers: { [policyHeader]: policy } });
}

function redirect(request: NextRequest, { to, status, isHop }: Extract<Decision, { kind: 'redirect' }>) {
  const response = NextResponse.redirect(new URL(to, request.url), status);
  response.headers.set('cache-control', 'no-store');
  if (isHop) response.cookies.set({ ...hopCookie, secure: isServedOverHttps(request.headers) });
  return response;
}
