import { join } from 'node:path';
import { step } from '../system/progress';
import { buildSite, isBuildStale } from './build';
import type { Installation } from './installation';
import { buildVariables, siteEnvironment } from './part-environment';
import { addProgram, type GiveUp } from './parts';
import type { Stack } from './stack';

/** The site: built when missing or stale, while the API is up so that its pages carry content, then served. */
export async function addSite(stack: Stack, installation: Installation, giveUp: GiveUp): Promise<void> {
  const { env, secrets, dataFolder } = installation;
  const variables = siteEnvironment(env, secrets);
  const build = buildVariables(env);
  if (isBuildStale(build)) {
    await step('Building the site (a minute the first time)', () => buildSite(stack, build, variables));
  }
  const isMany = env.SITE_PROCESSES > 1;
  const program = {
    name: 'The site',
    args: ['scripts/run.mjs', isMany ? 'site-processes' : 'site-server'],
    env: variables,
    isRenewable: isMany,
    logFile: join(dataFolder, 'site.log'),
  };
  await step('Starting the site', () =>
    addProgram(stack, program, `http://127.0.0.1:${env.PORT}/sponsorlar`, giveUp),
  );
}
