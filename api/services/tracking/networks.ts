import { BlockList, isIP } from 'node:net';

/** Whether an address stands in a list of addresses and networks (`192.0.2.0/24`). */
export function isListed(addresses: readonly string[], address: string): boolean {
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, '');
  const family = isIP(plain);
  if (family === 0) return false;
  const list = new BlockList();
  for (const one of addresses) {
    const network = parseNetwork(one);
    if (network) list.addSubnet(network.address, network.bits, network.family);
  }
  return list.check(plain, family === 6 ? 'ipv6' : 'ipv4');
}

/** An address, or a network in CIDR notation; null for anything else. */
export function parseNetwork(text: string) {
  const [address = '', bits] = text.split('/');
  const family = isIP(address);
  const most = family === 6 ? 128 : 32;
  if (family === 0 || (bits !== undefined && !/^\d{1,3}$/.test(bits))) return null;
  const size = bits === undefined ? most : Number(bits);
  return size > most ? null : ({ address, bits: size, family: family === 6 ? 'ipv6' : 'ipv4' } as const);
}
