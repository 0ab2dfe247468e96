import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { chmodSync, cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { findProgram } from '../../scripts/test/find-program';
import { freePort, isPortFree } from '../../system/ports';

/** nginx with the configuration that we ship, in front of a site. */
export interface Nginx {
  readonly url: string;
  /** Where it leads from http to https. */
  readonly plainUrl: string;
  /** How each request for a path stood to what was kept, in order: MISS, HIT, BYPASS, STALE …; `-` where nothing may be kept. */
  readonly uses: (path: string) => readonly string[];
  stop(): Promise<void>;
}

/** Files that nginx serves by itself, and the port where. */
export interface FilesOfDisk {
  readonly port: number;
  readonly folder: string;
}

const shipped = fileURLToPath(new URL('../../deploy/nginx', import.meta.url));

/** The program, null where this machine has none. */
export const findNginx = () => findProgram('nginx');

/**
 * Starts it on 127.0.0.1 with a certificate of its own, in front of the site at `sitePort`. Of the shipped file nothing is changed but what an
 * operator changes, names, ports and places, each of which has to stand in it. With `disk` it serves files beside it, for comparison.
 */
export async function startNginx(
  nginx: string,
  port: number,
  sitePort: number,
  disk?: FilesOfDisk,
): Promise<Nginx> {
  const plainPort = await freePort();
  const folder = mkdtempSync(join(tmpdir(), 'sikke-nginx-'));
  chmodSync(folder, 0o755);
  makeCertificate(folder);
  for (const name of ['cache', 'acme']) mkdirSync(join(folder, name));
  cpSync(shipped, join(folder, 'www'), { recursive: true });
  writeFileSync(join(folder, 'sikke.conf'), toLocal(folder, { port, plainPort, sitePort }));
  writeFileSync(join(folder, 'nginx.conf'), toMain(folder, disk ? toServer(folder, disk) : ''));
  const args = ['-p', folder, '-c', join(folder, 'nginx.conf'), '-e', join(folder, 'error.log')];
  execFileSync(nginx, ['-t', ...args], { stdio: 'pipe' });
  const child = spawn(nginx, args, { stdio: 'ignore' });
  await listening(child, port, folder);
  return {
    url: `https://localhost:${port}`,
    plainUrl: `http://localhost:${plainPort}`,
    uses: (path) => readUses(folder, path),
    stop: async () => {
      const gone = new Promise((done) => child.once('exit', done));
      child.kill('SIGTERM');
      await gone;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

function makeCertificate(folder: string): void {
  const out = ['-keyout', join(folder, 'privkey.pem'), '-out', join(folder, 'fullchain.pem')];
  const kind = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes', '-days', '2'];
  execFileSync('openssl', ['req', '-x509', ...kind, ...out, '-subj', '/CN=localhost'], { stdio: 'pipe' });
}

function toLocal(
  folder: string,
  {
    port,
    plainPort,
    sitePort,
  }: { readonly port: number; readonly plainPort: number; readonly sitePort: number },
): string {
  const places: readonly (readonly [string, string])[] = [
    ['topluluk.example', 'localhost'],
    ['127.0.0.1:3000', `127.0.0.1:${sitePort}`],
    ['listen [::]:443 ssl http2;', ''],
    ['listen 443', `listen 127.0.0.1:${port}`],
    ['listen [::]:80;', ''],
    ['listen 80', `listen 127.0.0.1:${plainPort}`],
    ['/etc/ssl/sikke', folder],
    ['/var/cache/nginx/sikke', join(folder, 'cache')],
    ['/var/www/acme', join(folder, 'acme')],
    ['/var/www/sikke', join(folder, 'www')],
  ];
  return places.reduce(
    (text, [from, to]) => {
      if (!text.includes(from)) throw new Error(`deploy/nginx/sikke.conf names no ${from}`);
      return text.replaceAll(from, to);
    },
    readFileSync(join(shipped, 'sikke.conf'), 'utf8'),
  );
}

/** The same certificate and the same limits, and files in place of a site; what is compressed lies beside them. */
function toServer(folder: string, { port, folder: files }: FilesOfDisk): string {
  return `server {
    listen 127.0.0.1:${port} ssl http2;
    ssl_certificate ${join(folder, 'fullchain.pem')};
    ssl_certificate_key ${join(folder, 'privkey.pem')};
    root ${files};
    gzip_static on;
  }`;
}

/** What a machine's own nginx.conf says around it. */
function toMain(folder: string, more: string): string {
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (kind) => `${kind}_temp_path ${join(folder, kind)};`,
  );
  return `${process.getuid?.() === 0 ? 'user root;' : ''}
daemon off;
worker_processes 1;
pid ${join(folder, 'nginx.pid')};
events { worker_connections 1024; }
http {
  types { text/html html; application/json json; }
  default_type application/octet-stream;
  log_format uses '$request_uri $upstream_cache_status';
  access_log ${join(folder, 'uses.log')} uses;
  ${temporary.join('\n  ')}
  include ${join(folder, 'sikke.conf')};
  ${more}
}
`;
}

async function listening(child: ChildProcess, port: number, folder: string): Promise<void> {
  while (await isPortFree(port, '127.0.0.1')) {
    if (child.exitCode !== null)
      throw new Error(`nginx ended: ${readFileSync(join(folder, 'error.log'), 'utf8')}`);
    await new Promise((done) => setTimeout(done, 50));
  }
}

function readUses(folder: string, path: string): readonly string[] {
  return readFileSync(join(folder, 'uses.log'), 'utf8')
    .split('\n')
    .map((line) => line.split(' '))
    .filter(([asked]) => asked === path)
    .map(([, use]) => use ?? '');
}
