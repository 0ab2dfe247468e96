/** Says what is being done while it is done, and how long it took when that was noticeable. */
export async function step<T>(text: string, work: () => Promise<T>): Promise<T> {
  const started = performance.now();
  say(`· ${text}`);
  const result = await work();
  const seconds = (performance.now() - started) / 1000;
  if (seconds >= 1) say(`  done in ${seconds.toFixed(1)} s`);
  return result;
}

/** One line to the terminal. */
export function say(line: string): void {
  process.stdout.write(`${line}\n`);
}
