import { createServer, type Server } from 'node:http';
import { afterEach, expect, it, vi } from 'vitest';
import { followChanges } from './follow-changes';

let api: Server | undefined;
afterEach(() => {
  api?.closeAllConnections();
  api?.close();
});

it('an API that is starting beside the site is asked again at once, and heard as soon as it is there', async () => {
  let asked = 0;
  api = createServer((_req, res) => {
    asked += 1;
    // With the waits for one that went away this would take most of a minute.
    if (asked <= 12) res.writeHead(503).end();
    else res.writeHead(200, { 'content-type': 'text/event-stream' }).write(': here\n\n');
  }).listen(0, '127.0.0.1');
  await vi.waitUntil(() => api?.listening);
  const address = api.address();
  vi.stubEnv('UPSTREAM_URL', `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}`);
  const states: string[] = [];
  const following = followChanges({
    onChange: () => undefined,
    onState: (state) => states.push(state),
    onDatabase: () => undefined,
    onPast: () => undefined,
  });
  await vi.waitUntil(() => states.includes('heard'), { timeout: 10_000 });
  following.stop();
  expect(states).toEqual([...Array<string>(12).fill('away'), 'heard']);
}, 15_000);
