import type { PlotLabel } from './plot-labels';

interface Placed {
  readonly at: number;
  readonly text: string;
}

/** The labels of a plot, so many as fit where it is narrow and where it is wide: evenly spread, the first one always. */
export function toLabels(all: readonly Placed[], narrow: number, wide: number): readonly PlotLabel[] {
  const [few, many] = [thinned(all.length, narrow), thinned(all.length, wide)];
  return all.flatMap((label, index) => {
    const [isFew, isMany] = [few.has(index), many.has(index)];
    if (!isFew && !isMany) return [];
    return [{ ...label, room: isFew && isMany ? 'any' : isFew ? 'narrow' : 'wide' }];
  });
}

function thinned(count: number, room: number): ReadonlySet<number> {
  const step = Math.max(1, Math.ceil(count / Math.max(1, room)));
  return new Set(Array.from({ length: Math.ceil(count / step) }, (_, index) => index * step));
}
