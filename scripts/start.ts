import { checkedInstallation, type Installation } from './stack/installation';
import { StartProblem, sentenceOf } from './stack/problem';
import { say } from './stack/progress';
import { printReadyBlock } from './stack/ready-block';
import { onStopSignal } from './stack/signals';
import { addSite } from './stack/site';
import { newStack } from './stack/stack';
import { addUpstream } from './stack/upstream';

/** `npm start` (D33, D34): everything a stranger needs, in order, until Ctrl-C or SIGTERM stops it in the reverse order. */
const stack = newStack();
let installation: Installation | undefined;
let exitCode = 0;

async function end(): Promise<never> {
  await stack.stop();
  installation?.release();
  process.exit(exitCode);
}

function giveUp(sentence: string): void {
  process.stderr.write(`\nSikke stops: ${sentence}\n`);
  exitCode = 1;
  end();
}

onStopSignal((signal) => {
  say(`\n· Stopping (${signal}): the site, the API, the database`);
  end();
});

try {
  installation = await checkedInstallation(process.argv.slice(3), process.env);
  const { databaseUrl } = await addUpstream(stack, installation, giveUp);
  await addSite(stack, installation, giveUp);
  printReadyBlock(installation, databaseUrl !== null);
} catch (error) {
  const lines = error instanceof StartProblem || !(error instanceof Error) ? sentenceOf(error) : error.stack;
  process.stderr.write(`\nSikke cannot start.\n${lines}\n`);
  exitCode = 1;
  await end();
}
