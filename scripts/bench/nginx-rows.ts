import { spawn } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findProgram } from '@/scripts/test/find-program';
import { freePort } from '@/system/ports';
import { countAnswers, interleaved } from './load';
import type { Row } from './rows';

const page = '/sponsorlar';
const connections = 32;
const aims = { plain: '>= 0.8', gzip: '>= 0.4' } as const;

/** The page that everybody lands on, per second, against nginx with two workers that has the very bytes on its disk; nothing where there is no nginx. */
export async function nginxRows(sitePort: number): Promise<Row[]> {
  const program = findProgram('nginx');
  if (program === null) return [];
  const folder = mkdtempSync(join(tmpdir(), 'sikke-bench-nginx-'));
  chmodSync(folder, 0o755);
  writeFileSync(join(folder, 'page.html'), await readBytes(sitePort, 'identity'));
  writeFileSync(join(folder, 'page.html.gz'), await readBytes(sitePort, 'gzip'));
  const port = await freePort();
  writeFileSync(join(folder, 'nginx.conf'), toConfiguration(folder, port));
  const child = spawn(
    program,
    ['-p', folder, '-c', join(folder, 'nginx.conf'), '-e', join(folder, 'error.log')],
    {
      stdio: 'ignore',
    },
  );
  try {
    await untilAnswered(port);
    const rows: Row[] = [];
    for (const form of ['plain', 'gzip'] as const) {
      const headers = form === 'gzip' ? { 'Accept-Encoding': 'gzip' } : {};
      const rates = await interleaved(
        countAnswers({ url: `http://127.0.0.1:${sitePort}${page}`, headers, connections }),
        countAnswers({ url: `http://127.0.0.1:${port}/page.html`, headers, connections }),
      );
      rows.push({ name: `${page} ${form} against nginx, per second`, ...rates, aim: aims[form] });
    }
    return rows;
  } finally {
    const gone = new Promise((done) => child.once('exit', done));
    child.kill('SIGTERM');
    await gone;
    rmSync(folder, { recursive: true, force: true });
  }
}

function toConfiguration(folder: string, port: number): string {
  return `daemon off;
worker_processes 2;
pid ${folder}/nginx.pid;
events { worker_connections 256; }
http {
  access_log off;
  sendfile on;
  tcp_nopush on;
  gzip_static on;
  keepalive_requests 1000000000;
  default_type text/html;
  server { listen 127.0.0.1:${port}; root ${folder}; }
}
`;
}

/** The body of the page as it goes over the line. */
function readBytes(port: number, encoding: string): Promise<Buffer> {
  const asked = { host: '127.0.0.1', port, path: page, headers: { 'Accept-Encoding': encoding } };
  return new Promise((resolve, reject) => {
    request(asked, (answer) => {
      const parts: Buffer[] = [];
      answer.on('data', (part: Buffer) => parts.push(part)).on('end', () => resolve(Buffer.concat(parts)));
    })
      .on('error', reject)
      .end();
  });
}

async function untilAnswered(port: number): Promise<void> {
  for (let tries = 0; tries < 100; tries += 1) {
    const isThere = await fetch(`http://127.0.0.1:${port}/page.html`).then(
      ({ ok }) => ok,
      () => false,
    );
    if (isThere) return;
    await new Promise((done) => setTimeout(done, 100));
  }
  throw new Error('nginx does not answer');
}
