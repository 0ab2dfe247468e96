import { keep } from './kept';

/** Keeps the language under `locale`, as the specification's section 9 has it. */
export function keepLocale(locale: string): void {
  keep('localStorage', 'locale', locale);
}
