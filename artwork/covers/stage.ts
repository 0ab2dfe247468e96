/** Five steps of one hue, from the ground of a cover to its brightest edge. Quiet on purpose: gold is left to coins. */
export interface Tone {
  readonly deep: string;
  readonly dark: string;
  readonly mid: string;
  readonly soft: string;
  readonly light: string;
}

/** What fills 640 × 360, in the steps of one hue. */
export type Drawing = (tone: Tone) => string;

/** A cover: the name of its files, its hue and what stands on it. */
export interface Cover {
  readonly name: string;
  readonly tone: Tone;
  readonly drawing: Drawing;
}

/** The hues of the covers. */
export const tones = {
  slate: { deep: '#0c1018', dark: '#19212f', mid: '#33425c', soft: '#7488ab', light: '#dde5f2' },
  plum: { deep: '#110d1a', dark: '#231b36', mid: '#46386b', soft: '#8d7cc0', light: '#e6dff6' },
  sea: { deep: '#08131a', dark: '#10262f', mid: '#1f4a58', soft: '#5d9aa8', light: '#d5ecef' },
  wine: { deep: '#160b11', dark: '#2e1420', mid: '#5c2740', soft: '#b0708c', light: '#f3dde6' },
  pine: { deep: '#0a1411', dark: '#142822', mid: '#274d41', soft: '#6a9c8b', light: '#dcefe7' },
  clay: { deep: '#15100d', dark: '#2a1f1a', mid: '#523d33', soft: '#a3826f', light: '#f0e3da' },
} as const satisfies Readonly<Record<string, Tone>>;

/** The whole cover as SVG: night, a moon of the hue behind the drawing, hairline orbits around it. */
export function onStage({ tone, drawing }: Cover): string {
  const orbits = [150, 205, 265, 330].map(
    (radius) =>
      `<circle cx="320" cy="180" r="${radius}" fill="none" stroke="${tone.mid}" stroke-opacity=".32"/>`,
  );
  return `<svg xmlns="http://www.w3.org/2000/svg" width="1280" height="720" viewBox="0 0 640 360"><defs><radialGradient id="moon" cx="0.5" cy="0.5" r="0.62"><stop offset="0" stop-color="${tone.mid}" stop-opacity=".75"/><stop offset=".55" stop-color="${tone.dark}"/><stop offset="1" stop-color="${tone.deep}"/></radialGradient></defs><rect width="640" height="360" fill="url(#moon)"/>${orbits.join('')}${drawing(tone)}</svg>`;
}

/** The drawing moved and turned about its own middle. */
export function placed(drawing: string, x: number, y: number, turn = 0, scale = 1): string {
  return `<g transform="translate(${x} ${y}) rotate(${turn}) scale(${scale})">${drawing}</g>`;
}

/** A soft shadow on the floor. */
export function shadow(cx: number, cy: number, rx: number): string {
  return `<ellipse cx="${cx}" cy="${cy}" rx="${rx}" ry="${rx * 0.09}" fill="#05070b" fill-opacity=".55"/>`;
}
