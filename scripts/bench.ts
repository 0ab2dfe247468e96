import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startBareSite } from './bench/bare-site';
import { firstLoadScripts } from './bench/first-load';
import { interleaved, type Target } from './bench/load';
import { checkedInstallation, type Installation } from './stack/installation';
import { freePort } from './stack/ports';
import { addSite } from './stack/site';
import { newStack } from './stack/stack';
import { addUpstream } from './stack/upstream';

/** `npm run bench`: ratios to a bare Next.js site in one run, interleaved. Prints a table; time alone never fails it. */
interface Row {
  readonly name: string;
  readonly ours: number;
  readonly bare: number;
  readonly aim: string;
}

const folder = mkdtempSync(join(tmpdir(), 'sikke-bench-'));
chmodSync(folder, 0o711);
const stack = newStack();
try {
  const installation = await started();
  const barePort = await freePort();
  const bareFolder = join(folder, 'bare');
  const bare = await startBareSite(bareFolder, barePort);
  await stack.add(bare.stop);
  print(await measured(installation, `http://127.0.0.1:${barePort}`));
} finally {
  await stack.stop();
  rmSync(folder, { recursive: true, force: true });
}
process.exit();

async function started(): Promise<Installation> {
  const variables = {
    PORT: process.env.PORT ?? '4310',
    UPSTREAM_PORT: String(await freePort()),
    LOG_LEVEL: 'warn',
  };
  const installation = await checkedInstallation(['--data', join(folder, 'data')], variables);
  const giveUp = (sentence: string) => void process.stderr.write(`${sentence}\n`);
  await addUpstream(stack, installation, giveUp);
  await addSite(stack, installation, giveUp);
  return installation;
}

async function measured({ env, secrets }: Installation, bare: string): Promise<Row[]> {
  const site = `http://127.0.0.1:${env.PORT}`;
  const gzip = { 'accept-encoding': 'gzip' };
  const cookie = await logIn(env.siteUrl, secrets.SEED_PASSWORD);
  const rates: readonly (readonly [name: string, ours: Target, bare: Target, aim: string])[] = [
    ['/sponsorlar, requests/s', { url: `${site}/sponsorlar` }, { url: `${bare}/` }, '>= 0.9'],
    [
      '/sponsorlar with gzip, requests/s',
      { url: `${site}/sponsorlar`, headers: gzip },
      { url: `${bare}/`, headers: gzip },
      '>= 2',
    ],
    ['/api/sponsors, requests/s', { url: `${site}/api/sponsors` }, { url: `${bare}/api/list` }, '>= 0.7'],
    [
      'member page, requests/s',
      { url: `${site}/vip`, headers: { cookie } },
      { url: `${bare}/dynamic` },
      '>= 0.7',
    ],
  ];
  const rows: Row[] = [];
  for (const [name, ours, other, aim] of rates) rows.push({ name, ...(await interleaved(ours, other)), aim });
  const scripts = [await firstLoadScripts(`${site}/sponsorlar`), await firstLoadScripts(`${bare}/`)] as const;
  rows.push({ name: 'first-load scripts, KiB gzip', ours: scripts[0], bare: scripts[1], aim: '<= 1.25' });
  return rows;
}

async function logIn(siteUrl: string, password: string): Promise<string> {
  const answer = await fetch(`${siteUrl}/api/login`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Origin: siteUrl },
    body: JSON.stringify({ email: 'oyuncu', password }),
  });
  if (!answer.ok) throw new Error(`The demo account cannot log in: ${answer.status}`);
  return answer.headers
    .getSetCookie()
    .map((line) => line.split(';', 1)[0])
    .join('; ');
}

function print(rows: readonly Row[]): void {
  const line = (cells: readonly string[]) =>
    cells.map((cell, at) => (at === 0 ? cell.padEnd(36) : cell.padStart(10))).join('');
  const body = rows.map(({ name, ours, bare, aim }) =>
    line([name, ours.toFixed(0), bare.toFixed(0), (ours / bare).toFixed(2), aim]),
  );
  process.stdout.write(`\n${[line(['', 'Sikke', 'bare', 'ratio', 'aim']), ...body].join('\n')}\n`);
}
