import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eq, sql } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { reviewsAnswerSchema } from '@/contract/claims';
import { mediaAnswerSchema } from '@/contract/media';
import { media } from '../db/schema/media';
import { createPictures } from '../pictures';
import { sweepMedia } from '../services/media/sweep-media';
import { createTestApp, mount, type TestApp } from '../testing/app.fixture';
import { newMember, newPicture, picture, sendPicture, submit } from '../testing/claims.fixture';

let api: TestApp;
beforeAll(async () => {
  api = await createTestApp();
});
afterAll(() => api.close());

let names = 0;
const someone = () => {
  names += 1;
  return newMember(api, `yukleyen${names}`);
};
const readRows = (userId: string) => api.deps.db.select().from(media).where(eq(media.userId, userId));

async function stored(token: string, bytes: Uint8Array, type = 'image/png') {
  const answer = await sendPicture(api, token, bytes, type);
  expect(answer.status).toBe(200);
  return mediaAnswerSchema.parse(await answer.json()).data;
}

async function read(token: string, id: string) {
  return Buffer.from(await (await api.call('GET', `/media/${id}`, { token })).arrayBuffer());
}

describe('an uploaded picture', () => {
  test('is made anew as WebP, upright, at most 2000 px a side, and nothing of what was around the pixels is left', async () => {
    const { token } = await someone();
    const marker = 'MARKER-4711';
    const jpeg = await sharp(await picture(3, { width: 2400, height: 1200 }))
      .withExif({ IFD0: { Copyright: marker, Artist: '<script>' }, IFD3: { GPSLatitudeRef: 'N' } })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    const polyglot = Buffer.concat([jpeg, Buffer.from(`PK\x03\x04<?php ${marker} ?>`)]);
    const { id, width, height } = await stored(token, polyglot, 'image/jpeg');
    expect([width, height]).toEqual([1000, 2000]);
    const bytes = await read(token, id);
    expect(bytes.toString('latin1')).not.toContain(marker);
    const facts = await sharp(bytes).metadata();
    expect([facts.format, facts.exif, facts.icc, facts.xmp]).toEqual([
      'webp',
      undefined,
      undefined,
      undefined,
    ]);
  });

  test('is served with a fixed type and a name of ours, may run nothing, and is kept by no cache', async () => {
    const { token } = await someone();
    const id = await newPicture(api, token);
    const answer = await api.call('GET', `/media/${id}`, { token });
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'content-type': 'image/webp',
      'content-disposition': `inline; filename="${id}.webp"`,
      'content-security-policy': "default-src 'none'; sandbox",
      'cross-origin-resource-policy': 'same-origin',
      'x-content-type-options': 'nosniff',
      'cache-control': 'no-store',
    });
  });

  test('is there for its owner alone; for others, with or without the team’s rights, it is as if there were none', async () => {
    const owner = await someone();
    const id = await newPicture(api, owner.token);
    const bodies: string[] = [];
    for (const permission of ['player', 'moderator', 'editor', 'admin', 'Nartane']) {
      names += 1;
      const { token } = await newMember(api, `bakan${names}`, { permission });
      for (const asked of [id, '11111111-1111-4111-8111-111111111111']) {
        const answer = await api.call('GET', `/media/${asked}`, { token });
        expect(answer.status).toBe(404);
        bodies.push(await answer.text());
      }
    }
    expect(new Set(bodies).size).toBe(1);
    expect((await api.call('GET', `/media/${id}`)).status).toBe(401);
  });

  test('remembers what was sent: the same bytes by their hash, the same picture in another size by its look', async () => {
    const { id: userId, token } = await someone();
    const original = await sharp(await picture(8, { width: 9, height: 8 }))
      .resize(900, 800, { kernel: 'cubic' })
      .png()
      .toBuffer();
    await stored(token, original);
    await stored(token, await sharp(original).resize(450).jpeg({ quality: 60 }).toBuffer(), 'image/jpeg');
    const [first, second] = await readRows(userId);
    expect(first?.digest).toBe(createHash('sha256').update(original).digest('hex'));
    expect(second?.digest).not.toBe(first?.digest);
    const { rows } = await api.deps.db.execute<{ bits: string }>(
      sql`select bit_count(('x' || ${first?.dhash}::text)::bit(64) # ('x' || ${second?.dhash}::text)::bit(64)) as bits`,
    );
    expect(Number(rows[0]?.bits)).toBeLessThanOrEqual(2);
  });

  test('that no claim has named is deleted after a day, not before', async () => {
    const { id: userId, token } = await someone();
    await newPicture(api, token);
    api.clock.advance(23 * 3_600_000);
    await sweepMedia(api.deps);
    expect(await readRows(userId)).toHaveLength(1);
    api.clock.advance(2 * 3_600_000);
    expect(await sweepMedia(api.deps)).toBeGreaterThan(0);
    expect(await readRows(userId)).toEqual([]);
  });

  test('that is sent again after a lost answer is there twice for a day: its claim keeps the one it names and resembles nothing', async () => {
    const { id: userId, token } = await someone();
    const bytes = await picture(4711);
    await stored(token, bytes);
    const { id: file } = await stored(token, bytes);
    const words = { type: 'complaint', department: 'bonus', subject: 'Konu', message: 'Metin' };
    const id = await submit(api, '/claims/complaint', token, { ...words, file: [file] });
    const reviewer = await newMember(api, 'bakan-ekip', { permission: 'moderator' });
    const queue = await api.call('GET', '/reviews/complaint', { token: reviewer.token });
    const { data } = reviewsAnswerSchema.parse(await queue.json());
    expect(data.find((review) => review.id === id)?.flags).toEqual([]);
    api.clock.advance(25 * 3_600_000);
    await sweepMedia(api.deps);
    expect((await readRows(userId)).map((row) => row.id)).toEqual([file]);
  });
});

describe('no picture', () => {
  const gif = Buffer.from(
    'GIF89a\x01\x00\x01\x00\x80\x00\x00\xff\xff\xff\x00\x00\x00,\x00\x00\x00\x00',
    'latin1',
  );
  const hostile: readonly (readonly [string, () => Promise<Buffer> | Buffer])[] = [
    ['nothing', () => Buffer.alloc(0)],
    ['HTML', () => Buffer.from('<!doctype html><script>alert(1)</script>')],
    ['SVG', () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>')],
    ['PDF', () => Buffer.from('%PDF-1.7\n1 0 obj')],
    ['a program', () => Buffer.from('MZ\x90\x00\x03')],
    ['an archive', () => Buffer.from('PK\x03\x04')],
    ['GIF', () => gif],
    [
      'TIFF',
      () =>
        sharp({ create: flat(4, 4) })
          .tiff()
          .toBuffer(),
    ],
    [
      'AVIF',
      () =>
        sharp({ create: flat(64, 64) })
          .avif()
          .toBuffer(),
    ],
    ['the first bytes of a JPEG before a script', () => Buffer.from('\xff\xd8\xff<script>', 'latin1')],
    ['half a PNG', async () => (await picture(5)).subarray(0, 900)],
    ['a PNG that claims two thousand million points a side', claimingPng],
    [
      'a strip of 20 000 points',
      () =>
        sharp({ create: flat(20_000, 1) })
          .png()
          .toBuffer(),
    ],
    [
      '36 megapixels of one colour',
      () =>
        sharp({ create: flat(6000, 6000) })
          .png()
          .toBuffer(),
    ],
  ];
  function flat(width: number, height: number) {
    return { width, height, channels: 3 as const, background: '#123' };
  }
  async function claimingPng() {
    const png = await picture(6);
    png.writeUInt32BE(0x7fff_ffff, 16);
    png.writeUInt32BE(0x7fff_ffff, 20);
    return png;
  }

  test.each(hostile)(
    '%s is 422 on the field, leaves no row, and the next picture is taken',
    async (_, make) => {
      const { id: userId, token } = await someone();
      const answer = await sendPicture(api, token, await make());
      expect([answer.status, await answer.json()]).toEqual([
        422,
        { error: 'validation_failed', errors: { file: ['invalid'] } },
      ]);
      expect(await readRows(userId)).toEqual([]);
      await newPicture(api, token);
    },
  );

  test('of many frames keeps its first one alone', async () => {
    const { token } = await someone();
    const frames = await Promise.all([11, 12, 13].map((seed) => picture(seed)));
    const animated = await sharp(frames, { join: { animated: true } })
      .webp()
      .toBuffer();
    const { id } = await stored(token, animated, 'image/webp');
    const facts = await sharp(await read(token, id)).metadata();
    expect([facts.pages ?? 1, facts.height]).toEqual([1, 48]);
  });

  test.each([
    'image/gif',
    'image/svg+xml',
    'application/octet-stream',
    'text/plain',
    'application/json',
    'image/png; charset=utf-8',
    'multipart/form-data; boundary=x',
    `multipart/form-data; boundary=${'x'.repeat(5000)}`,
  ])('sent as %.40s is 415', async (type) => {
    const { token } = await someone();
    const answer = await sendPicture(api, token, await picture(), type);
    expect([answer.status, await answer.json()]).toEqual([415, { error: 'unsupported_media_type' }]);
  });

  test('of more than 5 MB is 413, whether its length is named or not, and none of it is decoded', async () => {
    const { id: userId, token } = await someone();
    const large = Buffer.concat([await picture(), Buffer.alloc(5 * 1_048_576)]);
    expect((await sendPicture(api, token, large)).status).toBe(413);
    const named = await api.call('POST', '/media', {
      token,
      body: new Uint8Array(10),
      headers: { 'Content-Type': 'image/png', 'Content-Length': '5242881' },
    });
    expect([named.status, await named.json()]).toEqual([413, { error: 'payload_too_large' }]);
    expect(await readRows(userId)).toEqual([]);
  });

  test('is taken beyond 50 a day, of one member; others go on', async () => {
    const { token } = await someone();
    const empty = new Uint8Array(0);
    const all = [];
    for (let time = 0; time < 50; time += 1) all.push((await sendPicture(api, token, empty)).status);
    expect(new Set(all)).toEqual(new Set([422]));
    const refused = await sendPicture(api, token, await picture());
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(80_000);
    await newPicture(api, (await someone()).token);
  });
});

describe('a decoder', () => {
  function decoderThat(does: string, changes: Parameters<typeof createPictures>[0] = {}) {
    const folder = mkdtempSync(join(tmpdir(), 'sikke-decoder-'));
    onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
    const script = join(folder, 'decoder.mjs');
    writeFileSync(script, does);
    return createPictures({ script, ...changes });
  }

  /** What an upload is answered while pictures are made anew by another decoder, and how many rows its sender has then. */
  async function uploadWith(pictures: ReturnType<typeof createPictures>, bytes: Buffer) {
    const { id: userId, token } = await someone();
    const answer = await sendPicture({ ...api, ...mount({ ...api.deps, pictures }) }, token, bytes);
    const rows = await readRows(userId);
    return { answer, body: await answer.json(), rows: rows.length, again: () => stored(token, bytes) };
  }

  test('that dies takes one picture with it and nothing else', async () => {
    expect(await decoderThat('process.kill(process.pid, "SIGSEGV")').reencode(await picture())).toBeNull();
  });

  test('that burns its processor time is ended by the kernel, and what it was given is no picture', async () => {
    const burning = decoderThat('for (;;);', { longestCpuS: 1, longestMs: 60_000 });
    const { answer, body, rows } = await uploadWith(burning, await picture());
    expect([answer.status, body, rows]).toEqual([
      422,
      { error: 'validation_failed', errors: { file: ['invalid'] } },
      0,
    ]);
  });

  test('that gets no processor time, or waits for ever, is ended by the clock: 503, nothing is kept, and the picture is taken later', async () => {
    const starved = decoderThat('process.kill(process.pid, "SIGSTOP")', { longestMs: 1000 });
    const { answer, body, rows, again } = await uploadWith(starved, await picture());
    expect([answer.status, answer.headers.get('retry-after'), body, rows]).toEqual([
      503,
      '10',
      { error: 'unavailable' },
      0,
    ]);
    expect(await again()).toMatchObject({ width: 64, height: 48 });
    const hanging = decoderThat('setInterval(() => {}, 1000)', { longestMs: 1000 });
    await expect(hanging.reencode(await picture())).rejects.toMatchObject({ code: 'unavailable' });
  });

  test('that cannot be started is no fault of the picture: the member may send it again', async () => {
    for (const program of [join(tmpdir(), 'no-such-program'), tmpdir()]) {
      const none = createPictures({ program });
      await expect(none.reencode(await picture())).rejects.toMatchObject({ code: 'unavailable' });
    }
  });

  test('learns nothing of this process', async () => {
    const leaks = decoderThat('process.exitCode = Object.keys(process.env).join() === "NODE_ENV" ? 2 : 0');
    expect(await leaks.reencode(await picture())).toBeNull();
  });
});
