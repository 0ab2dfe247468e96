import { type ChildProcess, spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import { get, type RequestOptions, request } from 'node:https';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer, text } from 'node:stream/consumers';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { findProgram } from '@/scripts/test/find-program';
import { freePort } from '@/system/ports';

/** The shipped Caddyfile, run: of it nothing is changed but what an operator says, and where the pages of an outage lie. */
const program = findProgram('caddy');
const folder = mkdtempSync(join(tmpdir(), 'sikke-caddy-'));
const heard: IncomingMessage['headers'][] = [];
const compressed = gzipSync('<h1>Sponsorlar</h1>');
let port = 0;
let caddy: ChildProcess | undefined;
let site: Server;

beforeAll(async () => {
  if (program === null) return;
  site = createServer(async (asked, answer) => {
    heard.push(asked.headers);
    if (asked.url === '/api/live') {
      answer.writeHead(200, { 'Content-Type': 'text/event-stream' }).write('retry: 1000\n\n');
      return;
    }
    // A body that is too large is cut off on its way.
    await buffer(asked).catch(() => null);
    answer.writeHead(200, { 'Content-Encoding': 'gzip', 'Content-Type': 'text/html', 'X-Of-The-Site': '1' });
    answer.end(compressed);
  });
  const sitePort = await freePort();
  await new Promise<void>((resolve) => {
    site.listen(sitePort, '127.0.0.1', resolve);
  });
  port = await freePort();
  const pages = join(import.meta.dirname, 'nginx');
  const shipped = readFileSync(join(import.meta.dirname, 'caddy/Caddyfile'), 'utf8');
  writeFileSync(join(folder, 'shipped'), shipped.replaceAll('/var/www/sikke', pages));
  const global = `{\n\thttp_port ${await freePort()}\n\tadmin off\n\tskip_install_trust\n}\nimport shipped\n`;
  writeFileSync(join(folder, 'Caddyfile'), global);
  mkdirSync(join(folder, 'data'));
  caddy = spawn(program, ['run', '--adapter', 'caddyfile', '--config', join(folder, 'Caddyfile')], {
    env: {
      ...process.env,
      XDG_DATA_HOME: join(folder, 'data'),
      XDG_CONFIG_HOME: folder,
      SITE_NAME: `localhost:${port}`,
      SITE_AT: `127.0.0.1:${sitePort}`,
    },
    stdio: 'ignore',
  });
  await vi.waitUntil(
    () =>
      ask('/').then(
        () => true,
        () => false,
      ),
    { timeout: 60_000, interval: 100 },
  );
});
afterAll(() => {
  caddy?.kill('SIGTERM');
  site?.closeAllConnections();
  site?.close();
  rmSync(folder, { recursive: true, force: true });
});

function ask(path: string, options: RequestOptions = {}, body?: Buffer): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    const url = `https://localhost:${port}${path}`;
    const sent = request(url, { rejectUnauthorized: false, ...options }, resolve).once('error', reject);
    sent.end(body);
  });
}

describe.skipIf(program === null)('behind the shipped Caddyfile', () => {
  it('what the site sends comes out as it was, and the site hears who asks, not what they say', async () => {
    const headers = {
      'X-Forwarded-For': '198.51.100.7',
      'X-Forwarded-Proto': 'http',
      'Accept-Encoding': 'gzip',
    };
    const answer = await ask('/sponsorlar', { headers });
    expect([answer.statusCode, answer.headers['content-encoding']]).toEqual([200, 'gzip']);
    expect(await buffer(answer)).toEqual(compressed);
    expect(heard.at(-1)?.['x-forwarded-for']).toMatch(/^(127\.0\.0\.1|::1)$/);
    expect(heard.at(-1)).toMatchObject({ 'x-forwarded-proto': 'https', host: `localhost:${port}` });
  });

  it('the stream of changes is passed on word by word', async () => {
    const first = await new Promise<string>((resolve, reject) => {
      const asked = get(`https://localhost:${port}/api/live`, { rejectUnauthorized: false }, (answer) => {
        answer.setEncoding('utf8').once('data', (word: string) => {
          asked.destroy();
          resolve(word);
        });
      }).once('error', reject);
    });
    expect(first).toBe('retry: 1000\n\n');
  });

  it('the largest picture goes through, and what is larger does not', async () => {
    const post = async (bytes: number) => {
      const answer = await ask('/api/media', { method: 'POST' }, Buffer.alloc(bytes)).catch(() => null);
      answer?.resume();
      return answer?.headers['x-of-the-site'] ?? null;
    };
    expect(await post(5 * 1_048_576)).toBe('1');
    expect(await post(9 * 1_048_576)).toBeNull();
  });

  it('a site that is away is said in its own words: a page, and for a call the contract’s', async () => {
    site.closeAllConnections();
    await new Promise((resolve) => site.close(resolve));
    const page = await ask('/sponsorlar');
    expect([page.statusCode, page.headers['retry-after'], page.headers['cache-control']]).toEqual([
      502,
      '10',
      'no-store',
    ]);
    expect(await text(page)).toContain('Bir şeyler ters gitti');
    const call = await ask('/api/user');
    expect(JSON.parse(await text(call))).toEqual({ error: 'unavailable' });
  });
});
