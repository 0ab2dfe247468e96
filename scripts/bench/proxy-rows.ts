import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { Agent, request } from 'undici';
import { findNginx, startNginx } from '@/e2e/support/nginx';
import { freePort } from '@/system/ports';
import { changeWaits } from './change-rows';
import { countAnswers, interleaved, median } from './load';
import type { Row } from './rows';

/** As many as the aim of the proxy names. */
const connections = 32;

/**
 * /sponsorlar through the shipped nginx in front of the site at `sitePort`, against the same nginx serving the same bytes from disk over the same TLS, plain
 * and gzip; and how long after a commit its pages show it. Nothing where this machine has no nginx.
 */
export async function proxyRows(sitePort: number, databaseUrl: string | null): Promise<Row[]> {
  const program = findNginx();
  if (program === null) return [];
  const files = mkdtempSync(join(tmpdir(), 'sikke-bench-disk-'));
  chmodSync(files, 0o755);
  const page = await (await fetch(`http://127.0.0.1:${sitePort}/sponsorlar`)).text();
  writeFileSync(join(files, 'sponsorlar'), page);
  writeFileSync(join(files, 'sponsorlar.gz'), gzipSync(page));
  const [port, diskPort] = [await freePort(), await freePort()];
  const nginx = await startNginx(program, port, sitePort, { port: diskPort, folder: files });
  try {
    const rows: Row[] = [];
    for (const [name, headers] of [
      ['plain', {}],
      ['gzip', { 'accept-encoding': 'gzip' }],
    ] as const) {
      const at = (place: number) =>
        countAnswers({ url: `https://localhost:${place}/sponsorlar`, headers, connections });
      const rates = await interleaved(at(port), at(diskPort));
      rows.push({ name: `/sponsorlar by nginx, from disk: ${name}`, ...rates, aim: '>= 0.8' });
    }
    return [...rows, ...(databaseUrl === null ? [] : await keptChangeRows(nginx.url, databaseUrl))];
  } finally {
    await nginx.stop();
    rmSync(files, { recursive: true, force: true });
  }
}

/**
 * From a commit to the page by nginx, which keeps a copy of its own: the median and the slowest of some changes. Each is made in the moment in which nginx has
 * kept the page anew, and somebody asks all the time, so that the wait is as long as it can be.
 */
async function keptChangeRows(nginxUrl: string, databaseUrl: string): Promise<Row[]> {
  // Any certificate will do: it is one of this machine's.
  const dispatcher = new Agent({ connect: { rejectUnauthorized: false } });
  try {
    const read = async (url: string) => (await request(url, { dispatcher })).body.text();
    const waits = (await changeWaits(nginxUrl, databaseUrl, read)).map(({ shown }) => shown);
    return [
      { name: 'commit to page by the shipped nginx, ms', ours: median(waits), aim: '<= 2000' },
      { name: 'the slowest of them, ms', ours: Math.max(...waits), aim: '<= 2000' },
    ];
  } finally {
    await dispatcher.close();
  }
}
