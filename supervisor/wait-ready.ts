import { get } from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';
import { StartProblem } from '../system/problem';
import type { Child } from './child';

/** Waits until the address answers 200. Throws when the program ends before, or does not come up within a minute. */
export async function waitReady(child: Child, url: string): Promise<void> {
  let ending: string | null = null;
  child.exited.then((how) => {
    ending = how;
  });
  for (const deadline = Date.now() + 60_000; Date.now() < deadline; await delay(20)) {
    if (ending !== null)
      throw new StartProblem(`${child.name} ended while starting (${ending}): see the lines above.`);
    if (await answers(url)) return;
  }
  throw new StartProblem(`${child.name} did not become ready within a minute.`);
}

/** By the least that can ask: this process stays beside what it starts, and `fetch` would stay in its memory. */
function answers(url: string): Promise<boolean> {
  return new Promise((resolve) => {
    const asked = get(url, { agent: false, timeout: 5_000 }, (answer) => {
      resolve((answer.statusCode ?? 500) < 400);
      answer.destroy();
    });
    asked.once('timeout', () => asked.destroy()).once('error', () => resolve(false));
  });
}
