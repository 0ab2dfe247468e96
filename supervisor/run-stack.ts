import { setTimeout as delay } from 'node:timers/promises';
import { StartProblem, toSentence } from '../system/problem';
import { say } from '../system/progress';
import { checkedInstallation, type Installation } from './installation';
import type { GiveUp } from './parts';
import { onStopSignal, takeRenewSignal } from './signals';
import { newStack, type Stack } from './stack';

/** How long a stop waits for a part that was just being started, in milliseconds. */
const settleMs = 20_000;

/**
 * The life of `npm start` and `npm run dev`: takes the folder, lets `start` bring the parts up, and ends with everything
 * stopped: at Ctrl-C or SIGTERM with exit code 0, after a failure with one sentence and exit code 1.
 */
export async function runStack(
  start: (stack: Stack, installation: Installation, giveUp: GiveUp) => Promise<void>,
): Promise<void> {
  const stack = newStack();
  let installation: Installation | undefined;
  let isEnding = false;

  const end = async (exitCode: number, lastWords: string): Promise<void> => {
    if (isEnding) return;
    isEnding = true;
    (exitCode === 0 ? process.stdout : process.stderr).write(`\n${lastWords}\n`);
    await stack.stop();
    await Promise.race([starting, delay(settleMs)]);
    installation?.release();
    process.exit(exitCode);
  };
  const giveUp = (sentence: string) => void end(1, `Sikke stops: ${sentence}`);
  onStopSignal((signal) => void end(0, `· Stopping (${signal}): the site, the API, the database`));

  takeRenewSignal(() =>
    say('· SIGUSR2: nothing runs in several processes here (SITE_PROCESSES, API_PROCESSES)'),
  );

  const starting = begin().catch((error: unknown) => {
    setImmediate(() => end(1, `Sikke cannot start.\n${explanation(error)}`));
  });

  async function begin(): Promise<void> {
    installation = await checkedInstallation(process.argv.slice(3), process.env);
    await start(stack, installation, giveUp);
  }
  await starting;
}

/** Our own sentences stand alone; anything else is a fault of ours and keeps its stack. */
function explanation(error: unknown): string {
  return error instanceof StartProblem || !(error instanceof Error)
    ? toSentence(error)
    : (error.stack ?? error.message);
}
