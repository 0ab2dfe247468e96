import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { complaints } from '@/api/db/schema/complaints';
import { media } from '@/api/db/schema/media';
import { picture } from '@/api/testing/claims.fixture';
import { claimStateAnswerSchema } from '@/contract/claims';
import { mediaAnswerSchema } from '@/contract/media';
import { temporaryFolder } from '@/scripts/testing/launch.fixture';
import { openUploadArena } from './upload-arena';

type Arena = Awaited<ReturnType<typeof openUploadArena>>;

/** How often the API dies at a moment of chance. */
const most = inject('isAtScale') ? 5 : 1;
const made = temporaryFolder('sikke-uploads-');
let arena: Arena;
beforeAll(async () => {
  const folder = join(made.folder, 'data');
  mkdirSync(folder, { mode: 0o711 });
  arena = await openUploadArena(folder);
});
afterAll(async () => {
  await arena.close();
  made.remove();
});

const ids = async () => (await arena.db.select({ id: media.id }).from(media)).map(({ id }) => id).sort();

/** Sends a picture whole, which must be taken; answers its name. */
async function kept(bytes: Buffer): Promise<string> {
  const answer = await (await arena.begin(bytes)).finish();
  expect(answer?.status).toBe(200);
  return mediaAnswerSchema.parse(answer?.body).data.id;
}

/** Sends a picture and ends the process that makes it anew; another one where that was done before it was seen. */
async function withDecoderEnded(seed: number) {
  const before = await ids();
  const bytes = await picture(seed);
  const answer = (await arena.begin(bytes)).finish();
  const decoder = await arena.decoder(answer);
  if (decoder === null) return withDecoderEnded(seed + 1);
  process.kill(decoder, 'SIGKILL');
  return { before, bytes, answer };
}

/** It only ends what hangs: each of these starts programs anew. */
const patient = { timeout: 300_000 };
const unavailable = { status: 503, retryAfter: '2', body: { error: 'unavailable' } };

test(
  'a database that goes away while a picture arrives is 503 with a time, leaves nothing, and the same picture is taken later',
  patient,
  async () => {
    const before = await ids();
    const bytes = await picture(1);
    const upload = await arena.begin(bytes);
    await arena.killDatabase();
    expect(await upload.finish()).toEqual(unavailable);
    await arena.startDatabase();
    expect(await ids()).toEqual(before);
    const id = await kept(bytes);
    expect(await ids()).toEqual([...before, id].sort());
  },
);

test(
  'an API that dies in the middle of a picture leaves nothing of it, and the same picture is taken later',
  patient,
  async () => {
    const before = await ids();
    const bytes = await picture(2);
    const upload = await arena.begin(bytes);
    await arena.api.kill();
    expect(await upload.answer).toBeNull();
    await arena.api.start();
    expect(await ids()).toEqual(before);
    const id = await kept(bytes);
    expect(await ids()).toEqual([...before, id].sort());
  },
);

test(
  'an API that dies at any moment after that has kept the picture whole or not at all, and loses none that was acknowledged',
  patient,
  async () => {
    const before = await ids();
    const bytes = await picture(3);
    const promised = [];
    for (let kills = 1; kills <= most; kills += 1) {
      const answer = (await arena.begin(bytes)).finish();
      await delay(Math.random() * 300);
      await arena.api.kill();
      await answer;
      await arena.api.start();
      promised.push(await kept(bytes));
      const rows = (await arena.db.select().from(media)).filter(({ id }) => !before.includes(id));
      expect(rows.map(({ id }) => id)).toEqual(expect.arrayContaining(promised));
      expect(rows.length).toBeLessThanOrEqual(promised.length + kills);
      const facts = await Promise.all(rows.map(({ image }) => sharp(image).metadata()));
      expect(facts.filter(({ format, width }) => format !== 'webp' || width !== 64)).toEqual([]);
    }
  },
);

test(
  'a decoder that somebody ends from outside takes its one picture with it: the member hears of the field, and may send it again',
  patient,
  async () => {
    const { before, bytes, answer } = await withDecoderEnded(100);
    expect(await answer).toMatchObject({
      status: 422,
      body: { error: 'validation_failed', errors: { file: ['invalid'] } },
    });
    expect(await ids()).toEqual(before);
    const id = await kept(bytes);
    expect(await ids()).toEqual([...before, id].sort());
  },
);

test(
  'a claim whose answer was lost with the API is one claim with its picture once, sent again under its key',
  patient,
  async () => {
    const file = [await kept(await picture(5))];
    const claim = {
      type: 'complaint',
      department: 'other',
      subject: 'Kesinti',
      message: 'Yarıda kaldı.',
      file,
    };
    const send = () =>
      fetch(`${arena.api.base}/claims/complaint`, {
        method: 'POST',
        headers: {
          authorization: `Bearer ${arena.token}`,
          'content-type': 'application/json',
          'idempotency-key': '7c0f9d1e-58b8-4d7f-9a55-0d6c9d1f2a10',
        },
        body: JSON.stringify(claim),
      });
    const lost = send().catch(() => null);
    await arena.api.kill();
    await lost;
    await arena.api.start();
    const answers = [await send(), await send()];
    expect(answers.map(({ status }) => status)).toEqual([201, 201]);
    const [first, second] = await Promise.all(
      answers.map(async (one) => claimStateAnswerSchema.parse(await one.json())),
    );
    expect(second).toEqual(first);
    expect(await arena.db.select({ id: complaints.id }).from(complaints)).toEqual([{ id: first?.data.id }]);
    const [row] = await arena.db
      .select({ stepId: media.stepId })
      .from(media)
      .where(eq(media.id, file[0] ?? ''));
    expect(row?.stepId).toEqual(expect.any(Number));
  },
);
