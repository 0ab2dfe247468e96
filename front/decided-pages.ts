import type { IncomingMessage, ServerResponse } from 'node:http';
import { decidedHeader, noncePolicy, policyHeader } from '@/lib/csp/nonce-policy';
import { decideRequest } from '@/lib/session/decide-request';
import type { InitMemory } from '@/lib/session/init-memory';
import { isRenderedPerRequest } from '@/lib/session/page-route';
import { unsealSession } from '@/lib/session/seal';
import { findSession, toHeaders } from './find-session';

type Handler = (req: IncomingMessage, res: ServerResponse) => Promise<void>;

/**
 * Decides about a member's page as the middleware would, by the guard's own `decide`, and where it passes gives it its policy and its nonce: Next's way to the
 * middleware (a sandbox, a second request, its headers over again) costs more than all of that (docs/adr/420). Whatever is not let through, and whatever asks in a way
 * that the middleware knows more of, goes to it untouched. Pages ask again for themselves (D12).
 */
export function decidedPages(handler: Handler, settings?: InitMemory): Handler {
  return async (req, res) => {
    if (await passes(req, settings)) {
      const policy = noncePolicy();
      req.headers[policyHeader] = policy;
      req.headers[decidedHeader] = '1';
      res.setHeader(policyHeader, policy);
    }
    return handler(req, res);
  };
}

async function passes(req: IncomingMessage, settings?: InitMemory): Promise<boolean> {
  const { method, url = '', headers } = req;
  const [path = '', query] = url.split('?', 2);
  if (method !== 'GET' || !isOwnQuery.test(query ?? '') || headers['x-sikke-missing'] !== undefined)
    return false;
  if (!isRenderedPerRequest(path)) return false;
  const session = findSession(req);
  if (session === null || !session.others.every(saysNothing)) return false;
  const user = (await unsealSession(session.seal))?.user ?? null;
  const asked = {
    method,
    path,
    search: '',
    headers: toHeaders(req),
    user,
    hasHopped: false,
    isMissing: false,
  };
  return (await decideRequest(asked, ignore, settings)).kind === 'pass';
}

/** None, or the router's own, which is none to the middleware. */
const isOwnQuery = /^(?:_rsc=[\w-]*)?$/;

/** Of the other cookies those of ours and of Next decide something (a hop, a preview), and a name that no two parsers read alike may be one of them. */
function saysNothing(pair: string): boolean {
  const name = pair.split('=', 1)[0] ?? '';
  return /^[\w!#$%&'*+.^`|~-]+$/.test(name) && !/^(sikke(?!-ref$|-davet$)|__)/i.test(name);
}

/** The process lives on by itself; a refresh of the settings never rejects. */
function ignore(): void {}
