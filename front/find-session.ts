import type { IncomingMessage } from 'node:http';
import { sessionCookie } from '@/lib/session/cookie';
import { isServedOverHttps } from '@/lib/session/served-over-https';

/** The seal of a request's session, and its other cookies, as they came. */
export interface FoundSession {
  readonly seal: string;
  readonly others: readonly string[];
}

/** The session's cookie of a request, where there is one and no more. */
export function findSession(req: Pick<IncomingMessage, 'headers'>): FoundSession | null {
  const { cookie } = req.headers;
  if (cookie === undefined) return null;
  const { name } = sessionCookie(isServedOverHttps(toHeaders(req)));
  const pairs = cookie.split(';').map((pair) => pair.trim());
  const isOurs = (pair: string) => pair.startsWith(`${name}=`);
  const [own, ...more] = pairs.filter(isOurs);
  if (own === undefined || more.length > 0) return null;
  return { seal: own.slice(name.length + 1), others: pairs.filter((pair) => !isOurs(pair)) };
}

/** The headers of a request as those of a `Request` are read; null for one that came several times. */
export function toHeaders({ headers }: Pick<IncomingMessage, 'headers'>): Pick<Headers, 'get'> {
  return {
    get: (name) => {
      const value = headers[name.toLowerCase()];
      return typeof value === 'string' ? value : null;
    },
  };
}
