import type { OverlayBonus } from '@/lib/data/overlay-view';

/** So many bonuses in their order: the one that is opened, or the next, with two before it, as far as the list goes. */
export function toWindow(bonuses: readonly OverlayBonus[], rows: number): readonly OverlayBonus[] {
  const counted = bonuses.filter(({ state }) => state !== 'void');
  const on = findOn(counted);
  const at = on === undefined ? counted.length : counted.indexOf(on);
  const first = Math.max(0, Math.min(at - 2, counted.length - rows));
  return counted.slice(first, first + rows);
}

/** The bonus that is opened now, or the one that comes next; nothing once all are open. */
export function findOn(bonuses: readonly OverlayBonus[]): OverlayBonus | undefined {
  return (
    bonuses.find(({ state }) => state === 'opening') ?? bonuses.find(({ state }) => state === 'unopened')
  );
}

/** The opened bonus with the highest X; nothing before the first. */
export function findBest(bonuses: readonly OverlayBonus[]): OverlayBonus | undefined {
  return bonuses
    .filter(({ state, x }) => state === 'opened' && x !== null)
    .sort((one, other) => (other.x ?? 0) - (one.x ?? 0))[0];
}
