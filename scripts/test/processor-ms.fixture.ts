/**
 * How many milliseconds of a processor some work takes, all threads of this process together: the least of three runs. What a test promises
 * of speed it says with this and not with the clock, which other programs on the machine stretch at will.
 */
export function processorMs(run: () => unknown): number {
  const runs = Array.from({ length: 3 }, () => {
    const before = process.cpuUsage();
    run();
    return millisecondsSince(before);
  });
  return Math.min(...runs);
}

/** The same for work that is waited for, in one run. */
export async function measureProcessorMs(run: () => Promise<unknown>): Promise<number> {
  const before = process.cpuUsage();
  await run();
  return millisecondsSince(before);
}

function millisecondsSince(before: NodeJS.CpuUsage): number {
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}
