import { fold } from '../accounts/fold';

/** A code as it is compared: case, the Turkish letters i, blanks and hyphens do not matter to who types it from a screen. */
export function normalCode(code: string): string {
  return fold(code).replace(/[\s_-]+/g, '');
}
