import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ask, listen } from './ask.fixture';
import { filesOfBuild, staticFiles } from './static-files';

const root = mkdtempSync(join(tmpdir(), 'static-files-'));
const script = 'self.x=1;'.repeat(200);
const drawing = `<svg>${'<g/>'.repeat(200)}</svg>`;
/** Another text than that of the file, to be known by. */
const copy = `${script}//copy`;

const write = (name: string, body: string | Buffer) => {
  mkdirSync(dirname(join(root, name)), { recursive: true });
  writeFileSync(join(root, name), body);
};
const rule = (source: string, ...headers: [string, string][]) => ({
  regex: source,
  headers: headers.map(([key, value]) => ({ key, value })),
});
write(
  '.next/routes-manifest.json',
  JSON.stringify({
    headers: [
      rule('^/.*$', ['X-Content-Type-Options', 'nosniff']),
      rule('^/icons/', ['Cache-Control', 'immutable']),
      rule('^/sw\\.js$', ['cache-control', 'no-cache'], ['Content-Security-Policy', "default-src 'none'"]),
    ],
  }),
);
write('.next/static/chunks/a.js', script);
write('.next/static/chunks/a.js.br', brotliCompressSync(copy));
write('.next/static/media/face.woff2', 'face');
write('.next/static/away.css', 'a{}');
write('public/icons/x.svg', drawing);
write('public/sw.js', 'x');
write('public/notes.pdf', 'x');
const large = (letter: string) => Buffer.alloc(5 * 1_048_576, letter);
for (const name of ['first', 'second', 'third']) write(`public/${name}.webp`, large('a'));

const files = filesOfBuild(root);
const server = createServer(
  staticFiles(async (req, res) => {
    res.writeHead(203).end(`next ${req.url}`);
  }, files),
);
let port = 0;
beforeAll(async () => {
  port = await listen(server);
  rmSync(join(root, '.next/static/away.css'));
});
afterAll(() => {
  server.close();
  rmSync(root, { recursive: true });
});
const get = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
  ask(port, path, { headers, method });

describe('a file of the build', () => {
  it('comes in the copy that was made of it, and says for how long it is good', async () => {
    const { status, headers, body } = await get('/_next/static/chunks/a.js?dpl=1', {
      'accept-encoding': 'gzip, br',
    });
    expect([status, String(brotliDecompressSync(body))]).toEqual([200, copy]);
    expect(headers).toMatchObject({
      'content-encoding': 'br',
      'content-length': String(body.length),
      'content-type': 'application/javascript; charset=UTF-8',
      'cache-control': 'public, max-age=31536000, immutable',
      vary: 'Accept-Encoding',
      'x-content-type-options': 'nosniff',
    });
  });

  it('is compressed here where it has no copy, once, and is itself for whoever takes no coding', async () => {
    const asked = { 'accept-encoding': 'gzip' };
    const one = await get('/_next/static/chunks/a.js', asked);
    write('.next/static/chunks/a.js', 'another text');
    const other = await get('/_next/static/chunks/a.js', asked);
    write('.next/static/chunks/a.js', script);
    expect([String(gunzipSync(one.body)), one.headers['content-encoding']]).toEqual([script, 'gzip']);
    expect(other.body.equals(one.body)).toBe(true);
    const plain = await get('/_next/static/chunks/a.js');
    expect([String(plain.body), plain.headers['content-encoding'], plain.headers.vary]).toEqual([
      script,
      undefined,
      'Accept-Encoding',
    ]);
    expect(new Set([one, other, plain].map(({ headers }) => headers.etag)).size).toBe(2);
  });

  it('is not sent again to who has it, and HEAD gets no body', async () => {
    const { headers } = await get('/_next/static/media/face.woff2', { 'accept-encoding': 'br' });
    expect(headers).toMatchObject({ 'content-type': 'font/woff2', 'content-length': '4' });
    expect(headers['content-encoding'] ?? headers.vary).toBeUndefined();
    const again = await get('/_next/static/media/face.woff2', { 'if-none-match': String(headers.etag) });
    expect([again.status, again.body.length]).toEqual([304, 0]);
    const head = await get('/_next/static/media/face.woff2', {}, 'HEAD');
    expect([head.status, head.headers['content-length'], head.body.length]).toEqual([200, '4', 0]);
  });
});

it('a file of public/ is asked for anew, unless the configuration says otherwise of its address', async () => {
  const icon = await get('/icons/x.svg', { 'accept-encoding': 'br' });
  expect(String(brotliDecompressSync(icon.body))).toBe(drawing);
  expect(icon.headers).toMatchObject({ 'cache-control': 'immutable', 'content-type': 'image/svg+xml' });
  expect((await get('/sw.js')).headers).toMatchObject({
    'cache-control': 'no-cache',
    'content-security-policy': "default-src 'none'",
  });
});

it.each([
  ['of a kind that is not known here', '/notes.pdf'],
  ['that is not there', '/_next/static/chunks/b.js'],
  ['that was taken away', '/_next/static/away.css'],
  ['that lies beside those', '/_next/static/../routes-manifest.json'],
  ['that is a copy', '/_next/static/chunks/a.js.br'],
])('a file %s is Next’s', async (_what, path) => {
  const { status, body } = await get(path);
  expect([status, String(body)]).toEqual([203, `next ${path}`]);
});

it('keeps twelve mebibytes of bodies and no more: what was asked for longest ago is read again', async () => {
  const letterOf = async (name: string) => String((await get(`/${name}.webp`)).body.subarray(0, 1));
  for (const name of ['first', 'second', 'third']) await letterOf(name);
  for (const name of ['first', 'second', 'third']) write(`public/${name}.webp`, large('b'));
  expect([await letterOf('third'), await letterOf('second'), await letterOf('first')]).toEqual([
    'a',
    'a',
    'b',
  ]);
});
