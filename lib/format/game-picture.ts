import { smallOfLibrary } from './library-picture';

/** Our own pictures of games come in two files (docs/adr/046): 360 × 480, and 96 × 128 for the row of a table. */
const own = /^(.*\/games\/[a-z0-9-]+)\.webp$/;

/** The small form of a game's picture, where it is one of ours or of the library; any other picture is what it is. */
export function smallGamePicture(src: string): string {
  const [, base] = own.exec(src) ?? [];
  return base === undefined ? (smallOfLibrary(src) ?? src) : `${base}-96.webp`;
}
