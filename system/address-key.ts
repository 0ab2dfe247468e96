import { isIPv6 } from 'node:net';

/**
 * What limits count an address by: an IPv4 address itself, also when it comes mapped into IPv6; of an IPv6 address the
 * first 64 bits, because one connection owns all of the rest.
 */
export function addressKey(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (mapped) return mapped;
  return isIPv6(address) ? `${groups(address).slice(0, 4).join(':')}::/64` : address;
}

/**
 * Whether an address is a visitor's: not where the site itself calls from this machine without telling whose request it is,
 * as it does where no front server of ours tells it.
 */
export function namesVisitor(address: string): boolean {
  return address !== 'unknown' && address !== '::1' && !/^(::ffff:)?127\./i.test(address);
}

function groups(address: string): string[] {
  const [left = '', right] = address.split('%')[0]?.split('::') ?? [];
  const head = left === '' ? [] : left.split(':');
  const tail = right ? right.split(':') : [];
  const zeros = right === undefined ? 0 : 8 - head.length - tail.length;
  const all = [...head, ...Array<string>(Math.max(0, zeros)).fill('0'), ...tail];
  return all.map((group) => Number.parseInt(group, 16).toString(16));
}
