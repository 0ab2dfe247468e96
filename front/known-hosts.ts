import type { IncomingMessage } from 'node:http';
import type { Socket } from 'node:net';

/**
 * Says whether a request names a host of this site: that of one of the given origins, or the one of this machine itself that its
 * connection came in by (a start without `SITE_URL`). Whatever else a visitor writes there is a text of theirs, up to 16 KB long.
 */
export function knownHosts(origins: readonly string[]): (req: IncomingMessage) => boolean {
  const ours = new Set(origins.map((origin) => new URL(origin).host));
  return ({ headers, socket }) => {
    const named = [headers.host, headers['x-forwarded-host']].filter((host) => host !== undefined);
    return named.every((host) => typeof host === 'string' && (ours.has(host) || isOfMachine(host, socket)));
  };
}

function isOfMachine(host: string, { localAddress = '', localPort }: Socket): boolean {
  const address = localAddress.replace(/^::ffff:(?=\d+\.)/i, '');
  const name = address.includes(':') ? `[${address}]` : address;
  return ['localhost', name].some((own) => host === `${own}:${localPort}` || host === own);
}
