const key = 'closeModal';
const closed = '1';

/**
 * Whether the visitor closed the popup: forever, in localStorage under the specified key, or for the session. The session
 * is the tab's (sessionStorage): in memory alone the popup would come back with every full page load.
 */
export function isPopupClosed(): boolean {
  return read('localStorage') === closed || read('sessionStorage') === closed;
}

/** 'Bir Daha Gösterme': never again in this browser. */
export function closePopupForever(): void {
  write('localStorage');
}

/** The close icon: not again in this session. */
export function closePopupForSession(): void {
  write('sessionStorage');
}

type Place = 'localStorage' | 'sessionStorage';

// A browser may refuse storage altogether; the popup then closes for as long as the page stands.
function read(place: Place): string | null {
  try {
    return window[place].getItem(key);
  } catch {
    return null;
  }
}

function write(place: Place): void {
  try {
    window[place].setItem(key, closed);
  } catch {
    // See above.
  }
}
