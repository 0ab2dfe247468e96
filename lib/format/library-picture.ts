import type { FocusCell } from '@/contract/desk-media';

/** Pictures of the team's library say in their addresses what of them must stay in sight, and have a small form of 640 px. */
const library = /^(\/api\/library\/[0-9a-f-]{36}\/\d+-([lcr][tcb]))(?:-640)?\.webp$/;

const positions: Readonly<Record<FocusCell, string>> = {
  lt: 'object-left-top',
  ct: 'object-top',
  rt: 'object-right-top',
  lc: 'object-left',
  cc: '',
  rc: 'object-right',
  lb: 'object-left-bottom',
  cb: 'object-bottom',
  rb: 'object-right-bottom',
};

/** Whether an address is of the library: this site's own, whatever base other pictures have. */
export function isOfLibrary(src: string): boolean {
  return library.test(src);
}

/** The class that keeps a picture's focal point in sight where it is cropped; '' for any other picture. */
export function focusClass(src: string): string {
  const cell = library.exec(src)?.[2];
  return Object.entries(positions).find(([known]) => known === cell)?.[1] ?? '';
}

/** The small form of a picture of the library; null for any other picture. */
export function smallOfLibrary(src: string): string | null {
  const [, begin] = library.exec(src) ?? [];
  return begin === undefined ? null : `${begin}-640.webp`;
}
