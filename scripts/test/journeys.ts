import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openCluster } from '@/postgres/cluster';
import { dataFolder } from '@/supervisor/data-folder';
import { checkedInstallation } from '@/supervisor/installation';
import { forgetOperator } from '@/supervisor/operator-variables';
import { addProduct } from '@/supervisor/product';
import { newStack } from '@/supervisor/stack';
import { freePort, isPortFree } from '@/system/ports';
import { ensureBrowser } from './browser';
import { runReported } from './run-reported';
import { askedAgain, type Tally, tallyPlaywright } from './tally';

/** The whole product with a data folder and ports of its own, as the journeys find it in these variables. */
export interface JourneyStack {
  readonly variables: Readonly<Record<string, string>>;
  stop(): Promise<void>;
}

/**
 * Starts it: a database that is filled, the API, the site built and served, and beside it a PostgreSQL for the journeys that have APIs of their own, which takes as many
 * connections as several of those hold. One proxy is trusted, so that each journey can come from an address of its own.
 */
export async function startJourneyStack(): Promise<JourneyStack> {
  const browser = ensureBrowser();
  forgetOperator(process.env);
  const folder = mkdtempSync(join(tmpdir(), 'sikke-journeys-'));
  chmodSync(folder, 0o711);
  const stack = newStack();
  const stop = async () => {
    await stack.stop();
    rmSync(folder, { recursive: true, force: true });
  };
  try {
    const installation = await checkedInstallation(['--data', join(folder, 'data')], await ownVariables());
    await addProduct(stack, installation, abandon);
    const beside = await openCluster(dataFolder(['--data', join(folder, 'beside')]), { isThrowaway: true });
    await stack.add(beside.stop);
    const { env, secrets } = installation;
    const variables = {
      BASE_URL: env.siteUrl,
      CHROME_PATH: browser,
      UPSTREAM_URL: `http://127.0.0.1:${env.UPSTREAM_PORT}`,
      OWN_DATABASES_URL: beside.url,
      CLIENT_ID: secrets.CLIENT_ID,
      SEED_PASSWORD: secrets.SEED_PASSWORD,
      METRICS_PORT: String(env.METRICS_PORT),
      E2E_DATA: installation.dataFolder,
    };
    return { variables, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

interface JourneyOptions {
  /** For Playwright. */
  readonly args?: readonly string[];
  /** Whether walks over every page go all their ways (docs/adr/265). */
  readonly isWhole?: boolean;
}

/** More than these have a cause of their own, and would take too long one by one. */
const mostAskedAgain = 20;

/**
 * Runs the journeys against a stack and stops it. What failed beside others is asked once more with the machine to itself, counts as it comes out
 * then, and is named (docs/adr/371).
 */
export async function runJourneys(
  starting: Promise<JourneyStack>,
  { args = [], isWhole = false }: JourneyOptions = {},
): Promise<Tally> {
  const { variables, stop } = await starting;
  const run = async (...more: string[]) => {
    const report = await runReported((file) => ({
      args: ['node_modules/@playwright/test/cli.js', 'test', ...args, ...more],
      env: { E2E_REPORT: file, ...(isWhole ? { WALKS: 'whole' } : {}), ...variables },
    }));
    return tallyPlaywright(report);
  };
  try {
    const first = await run();
    if (first.failed === 0 || first.failed > mostAskedAgain) return first;
    process.stdout.write(`\n== journeys that failed, each alone\n`);
    return askedAgain(first, await run('--last-failed', '--workers=1'));
  } finally {
    await stop();
  }
}

function abandon(sentence: string): void {
  process.stderr.write(`${sentence}\n`);
}

/** The same ports each time where they are free, so that the build, which holds the site's address, can be used again. */
async function ownVariables(): Promise<Record<string, string>> {
  return {
    PORT: String((await isPortFree(4310)) ? 4310 : await freePort()),
    UPSTREAM_PORT: String(await freePort()),
    TRUSTED_PROXY_HOPS: '1',
    // The same on every machine.
    SITE_PROCESSES: '1',
    API_PROCESSES: '1',
    SMS_PROVIDER: 'outbox',
    METRICS_PORT: String(await freePort()),
    LOG_LEVEL: 'warn',
  };
}
