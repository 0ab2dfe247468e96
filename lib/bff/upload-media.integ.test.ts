import { afterAll, beforeAll, expect, test } from 'vitest';
import { freshAddress, goodPassword, makeUser } from '@/api/testing/accounts.fixture';
import { callMethods } from './answer-call';
import { readRefusal, TestBrowser, type Visit } from './browser.fixture';
import { type RealUpstream, startRealUpstream } from './real-upstream.fixture';

const media = callMethods('media');
let upstream: RealUpstream;
const browser = new TestBrowser();
beforeAll(async () => {
  upstream = await startRealUpstream();
  await makeUser(upstream.api, 'sahip', { telegramVerifiedAt: new Date() });
  const body = { email: 'sahip', password: goodPassword };
  await browser.visit(callMethods('login').POST, 'POST', {
    body,
    headers: { 'x-sikke-address': freshAddress() },
  });
});
afterAll(() => upstream.close());

const send = (raw: NonNullable<Visit['raw']>) =>
  browser.visit(media.POST, 'POST', { raw, headers: { 'content-type': 'image/png' } });

/** A moment that comes when it is said to. */
function moment() {
  let come = () => {};
  const came = new Promise<void>((resolve) => {
    come = resolve;
  });
  return { came, come };
}

/** An upload whose first byte is asked for, and whose visitor leaves when told to. */
function slowUpload() {
  const [asked, leave] = [moment(), moment()];
  const pull = async (controller: ReadableStreamDefaultController) => {
    asked.come();
    await leave.came;
    controller.error(new Error('gone'));
  };
  const answer = send(new ReadableStream({ pull }, { highWaterMark: 0 }));
  return { answer, asked: asked.came, leave: leave.come };
}

test('eight uploads are held at a time: one more is told to come again before a byte of it is read, and is let in once one has ended', async () => {
  const held = Array.from({ length: 8 }, slowUpload);
  await Promise.all(held.map(({ asked }) => asked));
  expect(await readRefusal(await slowUpload().answer)).toBe('503 unavailable');
  const [first, ...others] = held;
  first?.leave();
  await first?.answer;
  const next = slowUpload();
  await next.asked;
  for (const { leave } of [next, ...others]) leave();
  const ended = [next, ...held].map(async ({ answer }) => readRefusal(await answer));
  expect(new Set(await Promise.all(ended))).toEqual(new Set(['400 invalid_json']));
});
