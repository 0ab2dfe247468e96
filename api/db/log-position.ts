/** A position in PostgreSQL's log of writes (`16/B374D848`) as a number that grows; null for what is none. */
export function toLogNumber(position: string): bigint | null {
  const [high, low] = /^([\dA-F]{1,8})\/([\dA-F]{1,8})$/.exec(position)?.slice(1) ?? [];
  return high === undefined || low === undefined ? null : (BigInt(`0x${high}`) << 32n) + BigInt(`0x${low}`);
}
