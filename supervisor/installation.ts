import { setTimeout as delay } from 'node:timers/promises';
import { isPortFree } from '../system/ports';
import { hasCode, StartProblem } from '../system/problem';
import { dataFolder } from './data-folder';
import { type StartEnvironment, startEnvironment } from './environment';
import { takeInstanceLock } from './instance-lock';
import { metricsAddresses } from './metrics-addresses';
import { installationSecrets, type Secrets, withSetupToken } from './secrets';
import { wantsDemo } from './wants-demo';

/** Everything the parts are started with: the checked environment, the data folder that is now ours, its secrets. */
export interface Installation {
  readonly env: StartEnvironment;
  readonly dataFolder: string;
  readonly secrets: Secrets;
  /** Whether the site is started here, too: not with `--api-only`. */
  readonly hasSite: boolean;
  /** Whether an empty database gets the demo's content; otherwise it waits for its first admin (D38). */
  readonly hasDemo: boolean;
  /** Gives the data folder back. */
  release(): void;
}

type Variables = Readonly<Record<string, string | undefined>>;

/** Checks the variables, takes the folder, checks the ports, and only then makes anything. Throws `StartProblem`. */
export async function checkedInstallation(args: readonly string[], source: Variables): Promise<Installation> {
  const env = startEnvironment(source);
  const folder = dataFolder(args);
  try {
    const lock = takeInstanceLock(folder, env.siteUrl);
    try {
      const hasSite = !args.includes('--api-only');
      await refuseTakenPorts(env, hasSite, lock.tookOver ? 6_000 : 0);
      const own = installationSecrets(folder);
      const hasDemo = wantsDemo({
        args,
        hasOwnDatabase: env.DATABASE_URL !== undefined,
        isOwnSite: own.SETUP_TOKEN !== undefined,
      });
      const secrets = hasDemo ? own : withSetupToken(folder, own);
      return { env, dataFolder: folder, secrets, hasSite, hasDemo, release: lock.release };
    } catch (error) {
      lock.release();
      throw error;
    }
  } catch (error) {
    if (!hasCode(error, 'EACCES', 'EROFS', 'EPERM', 'ENOSPC')) throw error;
    throw new StartProblem(
      `The data folder ${folder} cannot be written: ${error instanceof Error ? error.message : ''}`,
    );
  }
}

/** After a killed start its children may still be leaving: then the ports get a moment. */
async function refuseTakenPorts(env: StartEnvironment, hasSite: boolean, patienceMs: number): Promise<void> {
  if (hasSite) await refuseTaken('PORT', env.PORT, undefined, patienceMs);
  await refuseTakenMetricsPorts(env, hasSite, patienceMs);
  if (env.UPSTREAM_URL !== undefined) return;
  if (hasSite && env.PORT === env.UPSTREAM_PORT)
    throw new StartProblem('PORT and UPSTREAM_PORT must differ.');
  await refuseTaken('UPSTREAM_PORT', env.UPSTREAM_PORT, '127.0.0.1', patienceMs);
}

/** Each process needs one of its own, and a port that is taken would be told of in the log alone. */
async function refuseTakenMetricsPorts(env: StartEnvironment, hasSite: boolean, patienceMs: number) {
  if (env.METRICS_PORT === undefined) return;
  const others = [env.PORT, env.UPSTREAM_PORT];
  for (const { port } of metricsAddresses(env, hasSite)) {
    if (others.includes(port))
      throw new StartProblem(`METRICS_PORT ${env.METRICS_PORT} must be further from PORT and UPSTREAM_PORT.`);
    await refuseTaken('METRICS_PORT', port, env.METRICS_HOST, patienceMs);
  }
}

async function refuseTaken(
  name: string,
  port: number,
  host: string | undefined,
  patienceMs: number,
): Promise<void> {
  for (const deadline = Date.now() + patienceMs; !(await isPortFree(port, host)); await delay(200)) {
    if (Date.now() < deadline) continue;
    throw new StartProblem(
      `${name} ${port} is in use by another program. Stop that one, or start with another port: ${name}=${port + 10} npm start`,
    );
  }
}
