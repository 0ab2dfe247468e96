/** A share as an attribute of a drawing: `0.125` is `12.5%`. Two decimals: finer than a pixel on any screen. */
export function percent(share: number): string {
  return `${Number((share * 100).toFixed(2))}%`;
}
