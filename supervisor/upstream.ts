import { join } from 'node:path';
import { StartProblem } from '../system/problem';
import { step } from '../system/progress';
import type { Installation } from './installation';
import { upstreamEnvironment } from './part-environment';
import { addDatabase, addProgram, type GiveUp } from './parts';
import { findSetupLink } from './setup-link';
import type { Stack } from './stack';

/** What runs behind the site. `databaseUrl` is null for an upstream of the operator's own. */
export interface RunningUpstream {
  readonly databaseUrl: string | null;
  /** Where the first admin is made; null where there is one. */
  readonly setupLink: string | null;
}

/** The database, its migration and seed, and the community API; nothing with `UPSTREAM_URL` (D34). */
export async function addUpstream(
  stack: Stack,
  installation: Installation,
  giveUp: GiveUp,
  { watch }: { readonly watch: boolean } = { watch: false },
): Promise<RunningUpstream> {
  const { env, dataFolder } = installation;
  if (env.UPSTREAM_URL !== undefined) return { databaseUrl: null, setupLink: null };
  const url =
    env.DATABASE_URL ?? (await step('Opening the database', () => addDatabase(stack, dataFolder, giveUp)));
  const variables = upstreamEnvironment(installation, url);
  await step('Bringing the database up to date', () => runOnce(stack, 'api/migrate.ts', variables));
  if (installation.hasDemo)
    await step('Filling it when it is empty', () => runOnce(stack, 'api/seed.ts', variables));
  await step('Starting the community API', () =>
    addProgram(
      stack,
      {
        name: 'The community API',
        args: [...(watch ? ['--watch'] : []), '--import', 'tsx', 'api/main.ts'],
        env: variables,
        logFile: join(dataFolder, 'api.log'),
      },
      `http://127.0.0.1:${env.UPSTREAM_PORT}/readyz`,
      giveUp,
    ),
  );
  return { databaseUrl: url, setupLink: installation.hasDemo ? null : await findSetupLink(installation) };
}

/** Runs one of the API's own programs to its end. */
async function runOnce(stack: Stack, file: string, env: Readonly<Record<string, string>>): Promise<void> {
  const isDone = await stack.run({
    name: file,
    args: ['--import', 'tsx', file],
    env: { ...env, LOG_LEVEL: 'warn' },
  });
  if (!isDone)
    throw new StartProblem(`${file} failed: see the lines above. The database was left as it was.`);
}
