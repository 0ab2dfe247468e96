import { describe, expect, it } from 'vitest';
import { json, toResponse } from './answer';
import { withEtag } from './with-etag';

const context = { params: Promise.resolve({}) };
const ask = (headers: Record<string, string> = {}) => new Request('http://site.test/api/x', { headers });

describe('a watched read', () => {
  const handler = withEtag(async () => json({ status: true, data: [1] }));

  it('answers 304 without a body to who has the same bytes, weakly tagged or not', async () => {
    const first = toResponse(await handler(ask(), context));
    const etag = first.headers.get('etag') ?? '';
    expect(await first.json()).toEqual({ status: true, data: [1] });
    expect(first.headers.get('cache-control')).toBe('private, no-cache');
    for (const tag of [etag, `W/${etag}`, `"other", ${etag}`]) {
      const again = toResponse(await handler(ask({ 'if-none-match': tag }), context));
      expect([again.status, await again.text(), again.headers.get('etag')]).toEqual([304, '', etag]);
    }
  });

  it('answers whole to who has other bytes', async () => {
    expect((await handler(ask({ 'if-none-match': '"other"' }), context)).status).toBe(200);
  });

  it('never lets a failure or a cookie be kept', async () => {
    const failing = withEtag(async () => json({ error: 'not_found' }, 404));
    const setting = withEtag(
      async () => new Response('{}', { headers: { 'set-cookie': 'a=1', 'cache-control': 'no-store' } }),
    );
    for (const one of [failing, setting]) {
      const response = await one(ask(), context);
      expect(response.headers.get('etag')).toBeNull();
      expect(response.headers.get('cache-control')).toBe('no-store');
    }
  });
});
