import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { heldDecisions } from '../db/schema/held-decisions';
import { inboxAssignments } from '../db/schema/inbox-assignments';
import { inboxWatches } from '../db/schema/inbox-watches';
import { marketOrders } from '../db/schema/market-orders';
import { reviewSteps } from '../db/schema/review-steps';
import { ticketDeposits } from '../db/schema/ticket-deposits';
import { freshAddress } from '../testing/accounts.fixture';
import { createTestApp, type TestApp } from '../testing/app.fixture';
import { addTicketDraw, submitDeposit } from '../testing/claims.fixture';
import { type KnownOperation, toAddress, toHeaders } from '../testing/known-operation.fixture';
import { addMarketItem } from '../testing/market.fixture';
import { operations } from '../testing/operations.fixture';
import { type Buyer, makeBuyer, order, orderIn } from '../testing/orders.fixture';
import { isForSupport } from '../testing/role-rules.fixture';

/** What nobody but the sponsor's own support may read: the account that everything here is handed in for. */
const secret = 'gizli_hesap';

let api: TestApp;
let own: Buyer;
let other: Buyer;
let depositId = '';
let orderId = '';
beforeAll(async () => {
  api = await createTestApp();
  const { sponsorId } = await addTicketDraw(api, 'nartane');
  const { sponsorId: otherId } = await addTicketDraw(api, 'poyraz');
  own = await makeBuyer(api, 0, { permission: 'Nartane', sponsorId });
  other = await makeBuyer(api, 0, { permission: 'Poyraz', sponsorId: otherId });
  const owner = await makeBuyer(api, 100_000);
  const changes = { amount: 20_000, site_username: secret };
  depositId = String(await submitDeposit(api, owner.token, 'nartane', changes));
  await addMarketItem(api.deps.db, { slug: 'bonus', type: 'sponsor_bonus', sponsorId });
  const fields = { fields: { site_username: secret } };
  orderId = (await orderIn(await order(api, owner, { slug: 'bonus', ...fields }))).id;
});
afterAll(() => api.close());

/** The operation, about what belongs to the sponsor Nartane, which a list is asked for by its name. */
function aboutNartane(operation: KnownOperation): KnownOperation {
  const { method, path, body } = operation;
  const id = path.startsWith('/orders') ? orderId : depositId;
  const params = { ...operation.params, kind: 'deposit', id };
  const items = body && 'items' in body ? { items: [{ kind: 'deposit', id }] } : {};
  const query = method === 'GET' ? '?sponsor=nartane' : '';
  return { ...operation, params, query, ...(body ? { body: { ...body, ...items } } : {}) };
}

function ask(operation: KnownOperation, { token }: Buyer): Promise<Response> {
  const { method, body } = operation;
  const options = { token, address: freshAddress(), headers: toHeaders(operation) };
  return api.call(method, toAddress(operation), { ...options, ...(body ? { body } : {}) });
}

/** How what belongs to Nartane stands, and what was begun on it: a decision has its effect ten seconds later. */
function readState() {
  const tables = [ticketDeposits, marketOrders, heldDecisions, inboxAssignments, inboxWatches, reviewSteps];
  return Promise.all(tables.map((table) => api.deps.db.select().from(table)));
}

/** What is about one thing of a sponsor's, by its address. */
const isOfOne = ({ path }: KnownOperation) => path.includes('{id}');
/** What everybody who decides shares. */
const isShared = ({ path }: KnownOperation) => path.startsWith('/desk/reasons');

const cells = operations
  .filter(isForSupport)
  .filter((operation) => !isShared(operation))
  .map((operation) => [`${operation.method} ${operation.path}`, operation] as const);

describe('every operation of a support role, about what is another sponsor’s (T-AZ-2)', () => {
  test.each(cells)('%s', async (_name, known) => {
    const operation = aboutNartane(known);
    const before = await readState();
    const answer = await ask(operation, other);
    expect(answer.status).toBeLessThan(500);
    if (isOfOne(operation)) expect(answer.status).toBe(404);
    const text = await answer.text();
    expect(text).not.toContain(secret);
    expect(text).not.toMatch(/nartane/i);
    expect(await readState()).toEqual(before);
  });

  test('its own sponsor’s support reads it: the queues, the card and the orders', async () => {
    const reads = cells
      .map(([, known]) => aboutNartane(known))
      .filter(
        ({ method, path }) => method === 'GET' && /^\/(orders|reviews|desk\/inbox)(?!\/counts)/.test(path),
      );
    expect(reads.length).toBeGreaterThanOrEqual(4);
    for (const operation of reads) {
      const answer = await ask(operation, own);
      expect([operation.path, answer.status]).toEqual([operation.path, 200]);
      expect(await answer.text()).toContain(secret);
    }
  });

  test('its own sponsor’s support decides on it, of several at once', async () => {
    const decide = cells.find(([name]) => name === 'POST /desk/inbox/decisions')?.[1];
    if (!decide) throw new Error('nobody decides on several');
    const before = await readState();
    expect((await ask(aboutNartane(decide), own)).status).toBe(201);
    expect(await readState()).not.toEqual(before);
  });
});
