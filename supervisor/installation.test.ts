import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { freePort } from '@/system/ports';
import { checkedInstallation } from './installation';

let folder: string;
let other: Server;
let port = '';
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'installation-'));
  other = createServer();
  await new Promise<void>((resolve) => other.listen(0, resolve));
  const address = other.address();
  port = String(typeof address === 'object' && address !== null ? address.port : 0);
});
afterEach(() => {
  other.close();
  rmSync(folder, { recursive: true, force: true });
});

const upstream = { UPSTREAM_URL: 'http://127.0.0.1:9' };

it('refuses a taken PORT', async () => {
  const asked = checkedInstallation(['--data', folder], { PORT: port, ...upstream });
  await expect(asked).rejects.toThrow(`PORT ${port} is in use`);
});

it('with --api-only does not ask about the PORT that it does not serve', async () => {
  const installation = await checkedInstallation(['--data', folder, '--api-only'], {
    PORT: port,
    ...upstream,
  });
  expect(installation.hasSite).toBe(false);
  installation.release();
});

it('refuses a METRICS_PORT that is taken, or that a process would share with the site', async () => {
  const one = { SITE_PROCESSES: '1', API_PROCESSES: '1', METRICS_HOST: '0.0.0.0', ...upstream };
  const asked = checkedInstallation(['--data', folder, '--api-only'], {
    ...{ SITE_PROCESSES: '1', API_PROCESSES: '1', METRICS_HOST: '0.0.0.0' },
    METRICS_PORT: String(Number(port) - 100),
    UPSTREAM_PORT: String(await freePort()),
  });
  await expect(asked).rejects.toThrow(`METRICS_PORT ${port} is in use`);
  const free = await freePort();
  const shared = checkedInstallation(['--data', folder], {
    ...one,
    PORT: String(free),
    METRICS_PORT: String(free),
  });
  await expect(shared).rejects.toThrow('must be further from PORT');
});
