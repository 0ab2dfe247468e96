import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { launch } from '@/scripts/testing/launch.fixture';
import { freePort } from '@/system/ports';
import { startBuiltSite } from './built-site';

/** The product out of one data folder, as an operator runs it, with the build that the journeys have already. */
export interface OwnFolderSite {
  readonly url: string;
  /** The link to the setup that the start printed; null where there was none. */
  readonly setupLink: string | null;
  stop(): Promise<void>;
}

const secretsSchema = z.object({
  SESSION_PASSWORD: z.string(),
  CLIENT_ID: z.string(),
  REVALIDATE_SECRET: z.string(),
});

/** Starts database and API of a data folder by `npm start --empty`, and the built site before them. */
export async function startOwnFolder(dataFolder: string): Promise<OwnFolderSite> {
  const port = await freePort();
  const url = `http://localhost:${port}`;
  const env = { SITE_URL: url, PORT: String(port), SMS_PROVIDER: 'outbox', TRUSTED_PROXY_HOPS: '1' };
  const back = await launch({ dataFolder, args: ['--api-only', '--empty'], env });
  await back.says(/API is ready/);
  const secrets = secretsSchema.parse(JSON.parse(readFileSync(join(dataFolder, 'secrets.json'), 'utf8')));
  const site = await startBuiltSite({
    middleware: 'kept',
    hasFront: true,
    port,
    env: {
      ...secrets,
      SITE_URL: url,
      UPSTREAM_URL: back.apiUrl,
      RECAPTCHA_SITE_KEY: '',
      TRUSTED_PROXY_HOPS: '1',
    },
  });
  const stop = async () => {
    await site.stop();
    back.kill('SIGTERM');
    await back.exitCode;
  };
  return {
    url,
    setupLink: /http\S+\/kurulum#[\w-]+/.exec(back.output())?.[0] ?? null,
    stop,
  };
}
