import { encode } from 'uqr';

/** A QR code as one path of an SVG, in units of its modules. */
export interface QrCode {
  /** How many modules a side has, the quiet ground around it with them. */
  readonly size: number;
  readonly path: string;
}

/** Draws a text as a QR code with its quiet ground. */
export function drawQrCode(text: string): QrCode {
  const { size, data } = encode(text, { border: 4 });
  const dark = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])));
  return { size, path: dark.join('') };
}
