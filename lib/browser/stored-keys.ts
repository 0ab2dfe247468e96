/** Where earlier versions kept what now lives in the sealed cookie (D1). */
const oldKeys = ['user', 'token', 'user_detail'] as const;

/** Removes what an earlier version of the site left in this browser; part of every logout (D1). */
export function dropOldKeys(): void {
  try {
    for (const key of oldKeys) localStorage.removeItem(key);
  } catch {
    // Storage is refused: then nothing is kept in it either.
  }
}

/** Keeps the language under `locale`, as the specification's section 9 has it. */
export function keepLocale(locale: string): void {
  try {
    localStorage.setItem('locale', locale);
  } catch {
    // Storage is refused: the site has one language anyway.
  }
}
