import { keep, readKept } from './kept';

const placeKey = 'streamPlace';
const hiddenKey = 'streamHidden';

/** A place in CSS pixels from the window's top left. */
interface Place {
  readonly x: number;
  readonly y: number;
}

/** Where the visitor left the widget in this session, null where they did not move it. */
export function readStreamPlace(): Place | null {
  const [x, y] = (readKept('sessionStorage', placeKey) ?? '').split(' ').map(Number);
  return Number.isFinite(x) && Number.isFinite(y) && x !== undefined && y !== undefined ? { x, y } : null;
}

/** Keeps the place for the session. */
export function keepStreamPlace({ x, y }: Place): void {
  keep('sessionStorage', placeKey, `${x} ${y}`);
}

/** Whether the visitor hid the widget in this session. */
export function isStreamHidden(): boolean {
  return readKept('sessionStorage', hiddenKey) === '1';
}

/** Keeps for the session whether the widget is hidden; a new stream shows it again. */
export function keepStreamHidden(isHidden: boolean): void {
  keep('sessionStorage', hiddenKey, isHidden ? '1' : '');
}
