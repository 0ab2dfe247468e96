/** The whole number on the way `from` → `to` after `share` of the time, fast first and slow at the end; the goal itself once the time is over. */
export function countedAt(from: number, to: number, share: number): number {
  if (share >= 1) return to;
  const way = 1 - (1 - Math.max(0, share)) ** 3;
  return Math.round(from + (to - from) * way);
}
