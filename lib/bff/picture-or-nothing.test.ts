import { expect, test } from 'vitest';
import { toResponse } from './answer';
import { pictureOrNothing } from './picture-or-nothing';

const context = { params: Promise.resolve({ id: 'x' }) };
const down = pictureOrNothing(async () => Response.json({ error: 'upstream_unavailable' }, { status: 503 }));
const asked = (dest: string) =>
  new Request('https://site.test/api/bc/banners/x/view', { headers: { 'sec-fetch-dest': dest } });

test('a picture that cannot be had is nothing to an image element, and no error in its console', async () => {
  const answer = toResponse(await down(asked('image'), context));
  expect([answer.status, answer.body]).toEqual([204, null]);
});

test('whoever else asks for it is told why', async () => {
  expect((await down(asked('empty'), context)).status).toBe(503);
  expect((await down(new Request('https://site.test/'), context)).status).toBe(503);
});

test('a picture that is there is passed on', async () => {
  const there = pictureOrNothing(
    async () => new Response('bytes', { headers: { 'content-type': 'image/webp' } }),
  );
  expect(await toResponse(await there(asked('image'), context)).text()).toBe('bytes');
});
