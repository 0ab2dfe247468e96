/** A face's colours as `#rrggbb`: the coat in three steps, one accent, and the hue of the jacket and the moon behind. */
export interface Palette {
  readonly base: string;
  readonly light: string;
  readonly dark: string;
  readonly accent: string;
  readonly cloth: string;
}

/** The colour of eyes, noses and the night itself. */
export const ink = '#0b0f18';

/** The same palette in the shade: the family is lit from the left, so right halves are drawn with this. */
export function inShade(palette: Palette): Palette {
  return {
    base: darken(palette.base, 0.8),
    light: darken(palette.light, 0.84),
    dark: darken(palette.dark, 0.78),
    accent: darken(palette.accent, 0.92),
    cloth: darken(palette.cloth, 0.78),
  };
}

/** Multiplies each channel: 1 leaves the colour, 0 is black. */
export function darken(colour: string, factor: number): string {
  const channels = [1, 3, 5].map((at) => Math.round(Number.parseInt(colour.slice(at, at + 2), 16) * factor));
  return `#${channels.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`;
}
