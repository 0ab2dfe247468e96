import { spawn } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findLateScripts } from '@/lib/csp/late-scripts.mjs';
import { findProgram } from '@/scripts/test/find-program';
import { freePort } from '@/system/ports';
import { countAnswers, interleaved } from './load';
import type { Row } from './rows';

const page = '/sponsorlar';
const connections = 32;

/** The page that everybody lands on, and the largest script that it loads, per second, against nginx with two workers that has the very bytes on its disk; nothing where there is no nginx. */
export async function nginxRows(sitePort: number): Promise<Row[]> {
  const program = findProgram('nginx');
  if (program === null) return [];
  const largest = await largestScript(sitePort);
  const zipped = { 'Accept-Encoding': 'gzip' };
  const nginx = await startNginx(program, sitePort, { 'page.html': page, 'script.js': largest });
  const against = (path: string, file: string, headers: Readonly<Record<string, string>>) =>
    interleaved(
      countAnswers({ url: `http://127.0.0.1:${sitePort}${path}`, headers, connections }),
      countAnswers({ url: `http://127.0.0.1:${nginx.port}/${file}`, headers, connections }),
    );
  try {
    const rows = [
      { name: `${page} plain`, rates: await against(page, 'page.html', {}), aim: '>= 0.8' },
      { name: `${page} gzip`, rates: await against(page, 'page.html', zipped), aim: '>= 0.4' },
      { name: 'its largest script, gzip', rates: await against(largest, 'script.js', zipped), aim: '>= 0.4' },
    ];
    return rows.map(({ name, rates, aim }) => ({ name: `${name} against nginx, per second`, ...rates, aim }));
  } finally {
    await nginx.stop();
  }
}

/** An nginx with the site's bodies at the paths of `files`, plain and with gzip. */
async function startNginx(program: string, sitePort: number, files: Readonly<Record<string, string>>) {
  const folder = mkdtempSync(join(tmpdir(), 'sikke-bench-nginx-'));
  chmodSync(folder, 0o755);
  for (const [file, path] of Object.entries(files)) {
    writeFileSync(join(folder, file), await readBytes(sitePort, path, 'identity'));
    writeFileSync(join(folder, `${file}.gz`), await readBytes(sitePort, path, 'gzip'));
  }
  const port = await freePort();
  const configuration = join(folder, 'nginx.conf');
  writeFileSync(configuration, toConfiguration(folder, port));
  const args = ['-p', folder, '-c', configuration, '-e', join(folder, 'error.log')];
  const child = spawn(program, args, { stdio: 'ignore' });
  const stop = async () => {
    const gone = new Promise((done) => child.once('exit', done));
    child.kill('SIGTERM');
    await gone;
    rmSync(folder, { recursive: true, force: true });
  };
  try {
    await untilAnswered(port);
    return { port, stop };
  } catch (error) {
    await stop();
    throw error;
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

/** The path of the largest script that the page loads first. */
async function largestScript(port: number): Promise<string> {
  const paths = findLateScripts(String(await readBytes(port, page, 'identity')));
  const sizes = await Promise.all(
    paths.map(async (path) => (await readBytes(port, path, 'identity')).length),
  );
  const found = paths[sizes.indexOf(Math.max(...sizes))];
  if (found === undefined) throw new Error(`${page} names no script: it is not read as it is written.`);
  return found;
}

/** The body of an answer as it goes over the line. */
function readBytes(port: number, path: string, encoding: string): Promise<Buffer> {
  const asked = { host: '127.0.0.1', port, path, headers: { 'Accept-Encoding': encoding } };
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
