import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { checkedInstallation } from '@/supervisor/installation';
import { forgetOperator } from '@/supervisor/operator-variables';
import { addSite } from '@/supervisor/site';
import { newStack } from '@/supervisor/stack';
import { addUpstream } from '@/supervisor/upstream';
import { freePort, isPortFree } from '@/system/ports';
import { ensureBrowser } from './browser';
import { runReported } from './run-reported';
import { type Tally, tallyPlaywright } from './tally';

/** The whole product with a data folder and ports of its own, as the journeys find it in these variables. */
export interface JourneyStack {
  readonly variables: Readonly<Record<string, string>>;
  stop(): Promise<void>;
}

/** Starts it: a database that is filled, the API, the site built and served. One proxy is trusted, so that each journey can come from an address of its own. */
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
    const { databaseUrl } = await addUpstream(stack, installation, abandon);
    await addSite(stack, installation, abandon);
    const { env, secrets } = installation;
    const variables = {
      BASE_URL: env.siteUrl,
      CHROME_PATH: browser,
      UPSTREAM_URL: `http://127.0.0.1:${env.UPSTREAM_PORT}`,
      DATABASE_URL: databaseUrl ?? '',
      CLIENT_ID: secrets.CLIENT_ID,
      SEED_PASSWORD: secrets.SEED_PASSWORD,
      E2E_DATA: installation.dataFolder,
    };
    return { variables, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** Runs the journeys against a stack and stops it. `args` go to Playwright. */
export async function runJourneys(
  starting: Promise<JourneyStack>,
  args: readonly string[] = [],
): Promise<Tally> {
  const { variables, stop } = await starting;
  try {
    const report = await runReported((file) => ({
      args: ['node_modules/@playwright/test/cli.js', 'test', ...args],
      env: { E2E_REPORT: file, ...variables },
    }));
    return tallyPlaywright(report);
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
    SMS_PROVIDER: 'outbox',
    LOG_LEVEL: 'warn',
  };
}
