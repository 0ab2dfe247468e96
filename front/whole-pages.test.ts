import { createServer, type IncomingMessage, request, type Server, type ServerResponse } from 'node:http';
import { createRequire } from 'node:module';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findUnderWay, runUnderWay } from '@/lib/under-way';
import { ask, listen } from './ask.fixture';
import { wholePages } from './whole-pages';

/** What Next wraps each answer in, after us. */
const ofNext = createRequire(import.meta.url)('next/dist/compiled/compression')();

const parts = ['<!doctype html><title>Üye</title>', 'paragraf '.repeat(400), '</html>'];
const whole = parts.join('');
const large = 'ş'.repeat(600_000);

const pages: Readonly<Record<string, (res: ServerResponse) => void>> = {
  '/vip': (res) => {
    res.setHeader('Vary', 'rsc');
    res.setHeader('ETag', '"1"');
    res.setHeader('Content-Type', 'text/html; charset=utf-8');
    for (const part of parts) {
      res.write(part);
      res.flushHeaders();
    }
    res.end();
  },
  '/vip/large': (res) => {
    res.setHeader('Content-Type', 'text/html');
    for (let times = 0; times < 3; times += 1) res.write(large);
    res.end('ende');
  },
  '/vip/picture': (res) => {
    res.setHeader('Content-Type', 'image/png');
    res.write(Buffer.from([1, 2]));
    res.end(Buffer.from([3]));
  },
  '/vip/still': (res) => {
    res.setHeader('Content-Type', 'text/html');
    if (findUnderWay()?.insides)
      res.setHeaders(
        new Map([
          ['Content-Length', '9'],
          ['ETag', '"of words"'],
        ]),
      );
    res.write(`<p>${findUnderWay()?.insides?.keep('<b>öz</b>') ?? 'at once'}`);
    for (let times = 0; times < 3; times += 1) res.write(large);
    res.end('</p>');
  },
  '/vip/away': (res) => {
    res.writeHead(307, { location: '/login' });
    res.end();
  },
  '/vip/failed': (res) => {
    res.setHeader('Content-Type', 'text/html');
    res.write('half');
    res.destroy();
  },
};

let server: Server;
let port = 0;

beforeAll(async () => {
  const wholes = wholePages((path) => path.startsWith('/vip'));
  const handle = (req: IncomingMessage, res: ServerResponse) => {
    runUnderWay(() => {
      wholes(req, res);
      ofNext(req, res, () => undefined);
      pages[(req.url ?? '').replace('/open', '/vip').split('?')[0] ?? '']?.(res);
    });
  };
  server = createServer(handle);
  port = await listen(server);
});
afterAll(() => void server.close());

const get = (path: string, encoding: string, method = 'GET') =>
  ask(port, path, { method, headers: { 'accept-encoding': encoding } });

/** As Next's router asks for a page's data. */
const askAsRouter = (path: string) => ask(port, path, { headers: { 'accept-encoding': 'br', rsc: '1' } });

describe('a page that is rendered per request', () => {
  it.each([
    ['br', 'gzip, br', brotliDecompressSync],
    ['gzip', 'gzip', gunzipSync],
  ] as const)('goes out whole with %s, under what its head said', async (coding, accepted, open) => {
    const { status, headers, body } = await get('/vip?_rsc=1', accepted);
    expect(String(open(body))).toBe(whole);
    expect(status).toBe(200);
    expect(headers).toMatchObject({
      'content-encoding': coding,
      'content-length': String(body.length),
      etag: 'W/"1"',
      vary: expect.stringMatching(/^rsc, accept-encoding$/i),
    });
  });

  it('goes out as it is where nobody takes a coding, and for HEAD', async () => {
    const plain = await get('/vip', 'identity');
    expect(String(plain.body)).toBe(whole);
    expect(plain.headers['content-encoding']).toBeUndefined();
    expect((await get('/vip', 'br', 'HEAD')).headers['content-encoding']).toBeUndefined();
  });

  it('goes out as it is where it is no document and too long to be put together, without a byte missing', async () => {
    const { headers, body } = await askAsRouter('/vip/large');
    expect(headers['content-encoding']).toBeUndefined();
    expect(String(body)).toBe(`${large.repeat(3)}ende`);
  });

  it('has what stands still in its places however long it is, if it is a document', async () => {
    const page = `<p data-still="0"><b>öz</b>${large.repeat(3)}</p>`;
    const plain = await get('/vip/still', 'identity');
    expect(String(plain.body)).toBe(page);
    expect(plain.headers.etag).toBeUndefined();
    expect(String(brotliDecompressSync((await get('/vip/still', 'br')).body))).toBe(page);
    expect(String((await askAsRouter('/vip/still')).body)).toBe(`<p>at once${large.repeat(3)}</p>`);
  });

  it('is left alone where it is no text, or says nothing', async () => {
    const picture = await get('/vip/picture', 'br');
    expect(picture.headers['content-encoding']).toBeUndefined();
    expect([...picture.body]).toEqual([1, 2, 3]);
    expect(await get('/vip/away', 'br')).toMatchObject({ status: 307, headers: { location: '/login' } });
  });

  it('is broken off where its making is, and is never a shorter page', async () => {
    await expect(get('/vip/failed', 'br')).rejects.toThrow();
  });

  it('stops nothing where its visitor leaves', async () => {
    await new Promise<void>((resolve) => {
      const req = request({ port, path: '/vip', headers: { 'accept-encoding': 'br' } });
      req.on('error', () => resolve()).end();
      req.once('socket', (socket) => socket.once('connect', () => socket.destroy()));
    });
    expect((await get('/vip', 'br')).status).toBe(200);
  });
});

it('any other page is Next’s to compress', async () => {
  const { headers, body } = await get('/open', 'gzip, br');
  expect(headers['content-encoding']).toBe('gzip');
  expect(String(gunzipSync(body))).toBe(whole);
});
