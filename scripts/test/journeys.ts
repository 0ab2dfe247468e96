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

/**
 * Starts the whole product with a data folder and ports of its own, and runs the journeys against it. One proxy is trusted,
 * so that each journey can come from an address of its own. `args` go to Playwright.
 */
export async function runJourneys(args: readonly string[] = []): Promise<Tally> {
  const browser = ensureBrowser();
  forgetOperator(process.env);
  const folder = mkdtempSync(join(tmpdir(), 'sikke-journeys-'));
  chmodSync(folder, 0o711);
  const stack = newStack();
  try {
    const installation = await checkedInstallation(['--data', join(folder, 'data')], await variables());
    const { databaseUrl } = await addUpstream(stack, installation, abandon);
    await addSite(stack, installation, abandon);
    const { env, secrets } = installation;
    const report = await runReported((file) => ({
      args: ['node_modules/@playwright/test/cli.js', 'test', ...args],
      env: {
        E2E_REPORT: file,
        BASE_URL: env.siteUrl,
        CHROME_PATH: browser,
        UPSTREAM_URL: `http://127.0.0.1:${env.UPSTREAM_PORT}`,
        DATABASE_URL: databaseUrl ?? '',
        CLIENT_ID: secrets.CLIENT_ID,
        SEED_PASSWORD: secrets.SEED_PASSWORD,
        E2E_DATA: installation.dataFolder,
      },
    }));
    return tallyPlaywright(report);
  } finally {
    await stack.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

function abandon(sentence: string): void {
  process.stderr.write(`${sentence}\n`);
}

/** The same ports each time where they are free, so that the build, which holds the site's address, can be used again. */
async function variables(): Promise<Record<string, string>> {
  return {
    PORT: String((await isPortFree(4310)) ? 4310 : await freePort()),
    UPSTREAM_PORT: String(await freePort()),
    TRUSTED_PROXY_HOPS: '1',
    SMS_PROVIDER: 'outbox',
    LOG_LEVEL: 'warn',
  };
}
