import { StartProblem, toSentence } from '@/system/problem';

/**
 * Runs a command of the terminal: prints what it answers, or one sentence and exit code 1. Ctrl-C and SIGTERM end it in order: `signal` tells it, and
 * what it had begun is taken away.
 */
export async function runCommand(help: string, run: (signal: AbortSignal) => Promise<string>): Promise<void> {
  const stop = new AbortController();
  for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.once(name, () => stop.abort(new StartProblem(`Ended by ${name}: nothing was changed.`)));
  }
  try {
    process.stdout.write(`${process.argv.includes('--help') ? help : await run(stop.signal)}\n`);
  } catch (error) {
    const shown: unknown = stop.signal.aborted ? stop.signal.reason : error;
    process.stderr.write(`${shown instanceof StartProblem ? shown.message : toSentence(shown)}\n`);
    process.exitCode = 1;
  }
}
