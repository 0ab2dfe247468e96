import { join } from 'node:path';
import { StartProblem } from '../system/problem';
import { step } from '../system/progress';
import { hasContent } from './has-content';
import type { Installation } from './installation';
import { upstreamEnvironment } from './part-environment';
import { addDatabase, addProgram, type GiveUp } from './parts';
import type { ApiPrograms } from './programs';
import { findSetupLink } from './setup-link';
import type { Stack } from './stack';

/** What runs behind the site. `databaseUrl` is null for an upstream of the operator's own. */
export interface RunningUpstream {
  readonly databaseUrl: string | null;
  /** Where the first admin is made; null where there is one. */
  readonly setupLink: string | null;
}

/** How it is started. */
export interface UpstreamOptions {
  readonly programs: ApiPrograms;
  /** Whether the API starts anew when its sources change. */
  readonly watch?: boolean;
  /** Backs up what an older version left, before its tables are brought up to date; answers where to, null where there was nothing. Without it nothing is. */
  readonly beforeUpgrade?: (databaseUrl: string, installation: Installation) => Promise<string | null>;
}

/** The database, its migration and seed, and the community API; nothing with `UPSTREAM_URL` (D34). */
export async function addUpstream(
  stack: Stack,
  installation: Installation,
  giveUp: GiveUp,
  { programs, watch = false, beforeUpgrade }: UpstreamOptions,
): Promise<RunningUpstream> {
  const { env, dataFolder } = installation;
  if (env.UPSTREAM_URL !== undefined) return { databaseUrl: null, setupLink: null };
  const url =
    env.DATABASE_URL ??
    (await step('Opening the database', () =>
      addDatabase(stack, { dataFolder, apiProcesses: env.API_PROCESSES }, giveUp),
    ));
  const variables = upstreamEnvironment(installation, url);
  const isMany = env.API_PROCESSES > 1;
  const backup = (await beforeUpgrade?.(url, installation)) ?? null;
  await step('Bringing the database up to date', () =>
    runOnce(stack, programs, 'migrate', variables, backup),
  );
  if (installation.hasDemo && !(await hasContent(env.DATABASE_DIRECT_URL ?? url)))
    await step('Filling it with the demo', () => runOnce(stack, programs, 'seed', variables));
  await step('Starting the community API', () =>
    addProgram(
      stack,
      {
        name: 'The community API',
        args: watch
          ? ['--watch', '--import', 'tsx', 'api/main.ts']
          : ['--enable-source-maps', isMany ? programs.processes : programs.main],
        env: variables,
        isRenewable: isMany && !watch,
        logFile: join(dataFolder, 'api.log'),
      },
      `http://127.0.0.1:${env.UPSTREAM_PORT}/readyz`,
      giveUp,
    ),
  );
  return { databaseUrl: url, setupLink: installation.hasDemo ? null : await findSetupLink(installation) };
}

/** Runs one of the API's own programs to its end. */
async function runOnce(
  stack: Stack,
  programs: ApiPrograms,
  name: 'migrate' | 'seed',
  env: Readonly<Record<string, string>>,
  backup: string | null = null,
): Promise<void> {
  const isDone = await stack.run({
    name: `api/${name}.ts`,
    args: ['--enable-source-maps', programs[name]],
    env: { ...env, LOG_LEVEL: 'warn' },
  });
  if (isDone) return;
  const wayBack =
    backup === null
      ? ''
      : ` Start the version before again; a backup that was made and read through before is ${backup}.`;
  throw new StartProblem(
    `api/${name}.ts failed: see the lines above. The database was left as it was.${wayBack}`,
  );
}
