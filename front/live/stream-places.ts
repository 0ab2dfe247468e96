import { addressKey } from '@/system/address-key';

/** Who may listen how often at a time. Who meets a limit asks by polling as before. */
const streamLimits = { ofAll: 10_000, ofAddress: 200, ofMember: 12 } as const;

/** Counts who listens, by address and by member; `take` answers how a place is given back, or whose limit was met. */
export function streamPlaces(limits: Readonly<Record<keyof typeof streamLimits, number>> = streamLimits) {
  const counts = new Map<string, number>();
  const change = (key: string, by: number) => {
    const count = (counts.get(key) ?? 0) + by;
    if (count === 0) counts.delete(key);
    else counts.set(key, count);
  };
  return (address: string, member: string | null): (() => void) | 'all' | 'one' => {
    const wanted = [
      ['', limits.ofAll],
      [`address ${addressKey(address)}`, limits.ofAddress],
      ...(member === null ? [] : [[`member ${member}`, limits.ofMember] as const]),
    ] as const;
    const met = wanted.find(([key, most]) => (counts.get(key) ?? 0) >= most);
    if (met) return met[0] === '' ? 'all' : 'one';
    for (const [key] of wanted) change(key, 1);
    let isTaken = true;
    return () => {
      if (isTaken) for (const [key] of wanted) change(key, -1);
      isTaken = false;
    };
  };
}
