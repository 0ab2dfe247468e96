/** A pause as it is on the wire and in a session; `until` is null for one that never ends. */
interface Pause {
  readonly until: string | null;
}

/** Whether a pause runs at a moment (milliseconds). */
export function isPauseRunning(pause: Pause | null | undefined, now: number): boolean {
  return Boolean(pause && (pause.until === null || Date.parse(pause.until) > now));
}
