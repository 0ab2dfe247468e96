import { createRequire } from 'node:module';
import { startChild } from '@/supervisor/child';
import { siteEnvironment } from '@/supervisor/part-environment';
import { keptPrograms } from '@/supervisor/programs';
import { printReadyBlock } from '@/supervisor/ready-block';
import { runStack } from '@/supervisor/run-stack';
import { addUpstream } from '@/supervisor/upstream';
import { waitReady } from '@/supervisor/wait-ready';
import { step } from '@/system/progress';
import { beforeUpgrade } from './upgrade/before-upgrade';

/** `npm run dev`: the same embedded parts as `npm start`, with hot reload of the site and a watched community API. */
await runStack(async (stack, installation, giveUp) => {
  const programs = await keptPrograms(installation.dataFolder);
  const running = await addUpstream(stack, installation, giveUp, { programs, watch: true, beforeUpgrade });
  const { env, secrets } = installation;
  const site = startChild({
    name: 'next dev',
    args: [createRequire(import.meta.url).resolve('next/dist/bin/next'), 'dev', '--port', String(env.PORT)],
    env: { ...siteEnvironment(env, secrets), NODE_ENV: 'development', SIKKE_FRONT: '' },
  });
  await stack.add(site.stop);
  site.exited.then((how) => giveUp(`next dev ended (${how}).`));
  await step('Starting the site', () => waitReady(site, `http://127.0.0.1:${env.PORT}/healthz`));
  printReadyBlock(installation, running);
});
