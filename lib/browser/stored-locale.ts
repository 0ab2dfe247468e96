/** Keeps the language under `locale`, as the specification's section 9 has it. */
export function keepLocale(locale: string): void {
  try {
    localStorage.setItem('locale', locale);
  } catch {
    // Storage is refused: the site has one language anyway.
  }
}
