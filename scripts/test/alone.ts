import { refuseWhileRunning } from '@/supervisor/instance-lock';
import { onStopSignal } from '@/supervisor/signals';
import { toSentence } from '@/system/problem';

/** Ends a run of tests at a stop signal, and at once where a site runs in this folder: the journeys build it anew. */
export function beAlone(): void {
  onStopSignal(() => process.exit(130));
  try {
    refuseWhileRunning('.data');
  } catch (error) {
    process.stderr.write(`${toSentence(error)} The journeys build the site anew.\n`);
    process.exit(1);
  }
}
