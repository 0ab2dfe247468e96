import { checkedInstallation, type Installation } from '@/supervisor/installation';
import { addProduct } from '@/supervisor/product';
import { newStack, type Stack } from '@/supervisor/stack';
import { freePort, isPortFree } from '@/system/ports';

interface TimedStart {
  readonly stack: Stack;
  readonly installation: Installation;
  readonly seconds: number;
  /** Null where the upstream is an operator's own. */
  readonly databaseUrl: string | null;
}

/**
 * Brings the whole product up on the data folder, as `npm start` does; the build is made when it is stale. It ends with
 * `everything` at the latest. Without its site nothing is built but the programs of the API. One process of each serves unless more are asked for: what is measured is what a process carries.
 */
export async function timedStart(
  dataFolder: string,
  everything: Stack,
  {
    hasSite = true,
    sites = 1,
    apis = 1,
  }: { readonly hasSite?: boolean; readonly sites?: number; readonly apis?: number } = {},
): Promise<TimedStart> {
  const variables = await startVariables({ sites, apis });
  const started = performance.now();
  const installation = await checkedInstallation(
    ['--data', dataFolder, ...(hasSite ? [] : ['--api-only'])],
    variables,
  );
  const stack = newStack();
  const giveUp = (sentence: string) => void process.stderr.write(`${sentence}\n`);
  await everything.add(stack.stop);
  const { databaseUrl } = await addProduct(stack, installation, giveUp);
  return { stack, installation, databaseUrl, seconds: (performance.now() - started) / 1000 };
}

/** Stops what was started and gives the folder back. */
export async function stopped({ stack, installation }: TimedStart): Promise<void> {
  await stack.stop();
  installation.release();
}

/** What a start of the bench is told: the same port each time where it is free, for the build holds the site's address. */
export async function startVariables({ sites, apis }: Readonly<Record<'sites' | 'apis', number>>) {
  return {
    PORT: process.env.PORT ?? String((await isPortFree(4310)) ? 4310 : await freePort()),
    UPSTREAM_PORT: process.env.UPSTREAM_PORT ?? String(await freePort()),
    LOG_LEVEL: 'warn',
    SITE_PROCESSES: String(sites),
    API_PROCESSES: String(apis),
  };
}
