import { keep, readKept } from './kept';

const placeKey = 'streamPlace';
const hiddenKey = 'streamHidden';
const dockedKey = 'streamDocked';

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

/** Hides the widget for the session. */
export function keepStreamHidden(): void {
  keep('sessionStorage', hiddenKey, '1');
}

/** Whether the widget has gone to its dock in this session. */
export function isStreamDocked(): boolean {
  return readKept('sessionStorage', dockedKey) === '1';
}

/** Keeps for the session that the widget stands in its dock. */
export function keepStreamDocked(): void {
  keep('sessionStorage', dockedKey, '1');
}
