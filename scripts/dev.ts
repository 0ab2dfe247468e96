import { createRequire } from 'node:module';
import { startChild } from './stack/child';
import { checkedInstallation, type Installation } from './stack/installation';
import { siteEnvironment } from './stack/part-environment';
import { StartProblem, sentenceOf } from './stack/problem';
import { say } from './stack/progress';
import { printReadyBlock } from './stack/ready-block';
import { onStopSignal } from './stack/signals';
import { newStack } from './stack/stack';
import { addUpstream } from './stack/upstream';

/** `npm run dev`: the same embedded parts as `npm start`, with hot reload of the site and a watched community API. */
const stack = newStack();
let installation: Installation | undefined;

async function end(exitCode: number): Promise<never> {
  await stack.stop();
  installation?.release();
  process.exit(exitCode);
}

function giveUp(sentence: string): void {
  process.stderr.write(`\nSikke stops: ${sentence}\n`);
  end(1);
}

onStopSignal(() => end(0));

try {
  installation = await checkedInstallation(process.argv.slice(3), process.env);
  const { databaseUrl } = await addUpstream(stack, installation, giveUp, { watch: true });
  const { env, secrets } = installation;
  const site = startChild({
    name: 'next dev',
    args: [createRequire(import.meta.url).resolve('next/dist/bin/next'), 'dev', '--port', String(env.PORT)],
    env: { ...siteEnvironment(env, secrets), NODE_ENV: 'development', SIKKE_FRONT: '' },
  });
  stack.add(() => site.stop());
  printReadyBlock(installation, databaseUrl !== null);
  say('Next compiles a page when it is first asked for.');
  giveUp(`next dev ended (${await site.exited}).`);
} catch (error) {
  const lines = error instanceof StartProblem || !(error instanceof Error) ? sentenceOf(error) : error.stack;
  process.stderr.write(`\nSikke cannot start.\n${lines}\n`);
  await end(1);
}
