import { randomUUID } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import { isIP } from 'node:net';

/**
 * Headers that only Next, the platform or we may set: from a visitor they would steer routing, address or nonce (T-MW-4). Ranges too:
 * nothing here is large enough for one, and Next answers a range that does not fit with 500. The two headers of a signed
 * POST /api/revalidate come from the upstream and prove themselves.
 */
const internal =
  /^(x-middleware-|x-invoke-|x-nextjs-|x-now-|x-vercel-|x-sikke-(?!timestamp$|signature$)|x-matched-path$|x-nonce$|x-real-ip$|x-rewrite-url$|x-original-url$|forwarded$|x-forwarded-|x-client-|x-action-|next-resume$|next-instant-|content-security-policy|range$|if-range$)/;

/** What is known about the connection. */
export interface Connection {
  readonly socketAddress: string;
  /** How many proxies in front of us are ours (`TRUSTED_PROXY_HOPS`). */
  readonly trustedHops: number;
}

/**
 * Removes what a visitor may not say and states what we know: `x-sikke-address` (the visitor's address) and `x-request-id`
 * always, `x-forwarded-host|proto` as the nearest proxy says them when we trust one. Changes `headers` in place.
 */
export function cleanHeaders(headers: IncomingHttpHeaders, connection: Connection): void {
  const { 'x-forwarded-for': list, 'x-forwarded-proto': proto, 'x-forwarded-host': host } = headers;
  for (const name of Object.keys(headers)) if (internal.test(name)) delete headers[name];
  headers['x-sikke-address'] = visitorAddress(joined(list), connection);
  headers['x-request-id'] = requestId(headers['x-request-id']);
  if (connection.trustedHops === 0) return;
  const [saidProto, saidHost] = [last(joined(proto)), last(joined(host))];
  if (saidProto === 'http' || saidProto === 'https') headers['x-forwarded-proto'] = saidProto;
  if (/^[\w.-]+(:\d{1,5})?$/.test(saidHost)) headers['x-forwarded-host'] = saidHost;
}

/** The address that the outermost trusted proxy saw; the socket's own when the list is shorter or holds no address. */
export function visitorAddress(forwardedFor: string, { socketAddress, trustedHops }: Connection): string {
  if (trustedHops === 0 || forwardedFor === '') return plainAddress(socketAddress);
  const seen = [
    ...forwardedFor
      .split(',')
      .map((part) => part.trim())
      .filter(Boolean),
    socketAddress,
  ];
  const candidate = seen[Math.max(0, seen.length - 1 - trustedHops)] ?? socketAddress;
  return plainAddress(isIP(candidate) === 0 ? socketAddress : candidate);
}

/** An IPv4 address that came in over an IPv6 socket is written as IPv4: one visitor, one spelling. */
function plainAddress(address: string): string {
  return address.startsWith(':') ? address.replace(/^::ffff:(?=\d+\.)/i, '') : address;
}

function requestId(said: string | string[] | undefined): string {
  return typeof said === 'string' && /^[\w-]{8,64}$/.test(said) ? said : randomUUID();
}

function joined(value: string | string[] | undefined): string {
  return Array.isArray(value) ? value.join(',') : (value ?? '');
}

function last(list: string): string {
  return list.split(',').at(-1)?.trim() ?? '';
}
