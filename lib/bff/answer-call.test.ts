import { expect, it } from 'vitest';
import { DELETE, GET, HEAD, OPTIONS, PATCH, POST, PUT } from '@/app/api/[[...path]]/route';
import { callMethods } from './answer-call';
import { allCalls, callNames } from './find-call';
import type { NextHandler } from './methods';

const api: Readonly<Record<string, NextHandler>> = { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS };

/** What the route of all calls answers at a path, as Next hands it over. */
function ask(method: string, path: string): Promise<Response> {
  const segments = path.split('/').filter(Boolean).map(decodeURIComponent);
  const request = new Request(`http://localhost:3000/api${path}`, { method });
  return (api[method] ?? GET)(request, {
    params: Promise.resolve(segments.length > 0 ? { path: segments } : {}),
  });
}

it('finds each call at its own address, which names the methods it takes', async () => {
  for (const name of callNames) {
    const path = allCalls[name].replace(/\[\w+\]/g, 'x');
    const own = await callMethods(name).OPTIONS(new Request('http://localhost:3000'), {
      params: Promise.resolve({}),
    });
    const found = await ask('OPTIONS', path);
    expect([found.status, found.headers.get('allow')], path).toEqual([204, own.headers.get('allow')]);
    expect(found.headers.get('cache-control'), path).toBe('no-store');
  }
});

it('refuses every other method with 405, Allow and the error body, HEAD with GET', async () => {
  for (const name of callNames) {
    const path = allCalls[name].replace(/\[\w+\]/g, 'x');
    const allowed = (await ask('OPTIONS', path)).headers.get('allow')?.split(', ') ?? [];
    expect(allowed.includes('HEAD'), path).toBe(
      allowed.includes('GET') && !['bannerView', 'export', 'kickReturn'].includes(name),
    );
    for (const method of Object.keys(api).filter((one) => !allowed.includes(one))) {
      const answer = await ask(method, path);
      expect([answer.status, answer.headers.get('allow')]).toEqual([405, allowed.join(', ')]);
      expect(await answer.json()).toEqual({ error: 'method_not_allowed' });
    }
  }
});

it.each(['/', '/nope', '/user/nope', '/user/orders', '/bonus-hunts/a/b/c', '/claims/a%2Fb', '/USER'])(
  'answers 404 in the error body at %s, which is no call',
  async (path) => {
    const answer = await ask('GET', path);
    expect([answer.status, await answer.json()]).toEqual([404, { error: 'not_found' }]);
  },
);

it('hands the variable segments of an address to its call, each as one', async () => {
  expect((await ask('GET', '/bonus-hunts/a%2Fb')).status).toBe(404);
  expect((await ask('GET', '/leaders/coins/week/me')).status).toBe(401);
});
