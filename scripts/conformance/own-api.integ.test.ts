import { createServer, type Server } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { users } from '@/api/db/schema/users';
import { goodPassword } from '@/api/testing/accounts.fixture';
import type { TestApp } from '@/api/testing/app.fixture';
import { addMarketItem } from '@/api/testing/market.fixture';
import { addKnownOrders } from '@/api/testing/orders.fixture';
import { createSeededApp } from '@/api/testing/seeded-app.fixture';
import { closed, listen } from '@/lib/upstream/fault-server.fixture';
import { askAt } from './ask';
import { checkUpstream } from './check-upstream';
import type { Finding } from './finding';

let api: TestApp;
let server: Server;
let url: string;

/** Our own API with the demo's content, over real HTTP. */
beforeAll(async () => {
  api = await createSeededApp();
  await addOrders('oyuncu');
  server = createServer(getRequestListener((request, bindings) => api.app.fetch(request, bindings)));
  url = await listen(server);
});
afterAll(async () => {
  await closed(server);
  await api.close();
});

/** The demo's player has ordered nothing. */
async function addOrders(username: string) {
  const [user] = await api.database.db.select().from(users).where(eq(users.username, username));
  await addMarketItem(api.database.db, { slug: 'ornek' });
  await addKnownOrders(api, user?.id ?? '');
}

const check = (user: string) => checkUpstream(askAt(url, 'test-client'), { user, password: goodPassword });
const named = (found: readonly Finding[], ...verdicts: readonly Finding['verdict'][]) =>
  found.filter(({ verdict }) => verdicts.includes(verdict));

it('our own API keeps its contract: of a member’s calls nothing is wrong, nothing is missing, and none lacks an entry to ask for', async () => {
  const found = await check('oyuncu');
  expect(named(found, 'wrong', 'missing')).toEqual([]);
  expect(found.filter(({ text }) => text.includes('names no entry'))).toEqual([]);
});

it('nor of the team’s, and the avatar of who asks is what it was', async () => {
  const found = await check('admin');
  expect(named(found, 'wrong', 'missing')).toEqual([]);
  expect(found).toContainEqual(expect.objectContaining({ call: 'PATCH /user', verdict: 'holds' }));
  expect(found).toContainEqual(expect.objectContaining({ call: 'GET /desk/market', verdict: 'holds' }));
});
