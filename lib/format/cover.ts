import { smallOfLibrary } from './library-picture';

/** Our own covers come in three files (docs/adr/040): the one the database names, a smaller one, and a JPEG for share cards. */
const ownCover = /^(.*\/covers\/[a-z0-9-]+)\.webp$/;

/** The sizes of a cover for an `srcset`, where it is one of ours; any other picture has the one it has. */
export function coverSizes(src: string): string | undefined {
  const small = smallOfLibrary(src);
  if (small !== null) return `${small} 640w, ${src} 1600w`;
  const [, base] = ownCover.exec(src) ?? [];
  return base === undefined ? undefined : `${base}-640.webp 640w, ${src} 1280w`;
}

/** The form of a picture that a share card takes: not every crawler reads WebP. */
export function sharePicture(src: string): string {
  const [, base] = ownCover.exec(src) ?? [];
  return base === undefined ? src : `${base}.jpg`;
}
