import { type LookupAddress, lookup } from 'node:dns';
import { BlockList, type LookupFunction } from 'node:net';

/** Asks for all addresses of a name. */
type Resolve = (
  hostname: string,
  answer: (error: Error | null, addresses: readonly LookupAddress[]) => void,
) => void;

const resolveAll: Resolve = (hostname, answer) =>
  lookup(hostname, { all: true }, (error, addresses) => answer(error, addresses));

/**
 * A `lookup` for connections to hosts that strangers named: it answers public addresses alone, so a name that leads into our network, now or only at
 * the second look, is never connected to.
 */
export function publicLookup(resolve: Resolve = resolveAll): LookupFunction {
  return (hostname, options, callback) =>
    resolve(hostname, (error, addresses) => {
      const [first] = addresses.filter(({ address }) => isPublic(address));
      const problem = error ?? (first ? null : new Error('no public address'));
      if (problem || !first) return callback(problem, '');
      if (options.all) return callback(null, [first]);
      callback(null, first.address, first.family);
    });
}

/** Everything that is not the open internet (RFC 6890 and the registries of special addresses). */
const special = new BlockList();
for (const [net, prefix] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
] as const)
  special.addSubnet(net, prefix, 'ipv4');

/** Of IPv6 only what is handed out as global is let through, without the parts that carry other addresses in them. */
const global6 = new BlockList();
global6.addSubnet('2000::', 3, 'ipv6');
const special6 = new BlockList();
for (const [net, prefix] of [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
] as const)
  special6.addSubnet(net, prefix, 'ipv6');

/** Whether an address is one of the open internet. */
export function isPublic(address: string): boolean {
  if (!address.includes(':')) return !special.check(address, 'ipv4');
  return global6.check(address, 'ipv6') && !special6.check(address, 'ipv6');
}
