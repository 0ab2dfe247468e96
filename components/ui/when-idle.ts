/** Calls back once the browser has a moment left, after `mostMs` milliseconds at the latest; at the next task where it cannot say. Returns how to give up. */
export function whenIdle(callback: () => void, mostMs = 1_000): () => void {
  if ('requestIdleCallback' in window) {
    const number = requestIdleCallback(callback, { timeout: mostMs });
    return () => cancelIdleCallback(number);
  }
  const number = setTimeout(callback);
  return () => clearTimeout(number);
}
