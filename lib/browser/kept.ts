/** Where the browser keeps a value: for good, or as long as the tab stands. */
type Place = 'localStorage' | 'sessionStorage';

/** The value kept under a key; null where none is, and where the browser refuses storage altogether. */
export function readKept(place: Place, key: string): string | null {
  try {
    return window[place].getItem(key);
  } catch {
    return null;
  }
}

/** Keeps a value, or removes it for `null`. Where storage is refused or full the page goes on without. */
export function keep(place: Place, key: string, value: string | null): void {
  try {
    if (value === null) window[place].removeItem(key);
    else window[place].setItem(key, value);
  } catch {
    // Nothing of ours depends on storage.
  }
}
