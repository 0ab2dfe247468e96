/** Whether a call that was not taken is worth another try: nothing answered, or what answered has no time now. */
export function isAway(status: number): boolean {
  return status === 0 || status >= 500 || [408, 425, 429].includes(status);
}
