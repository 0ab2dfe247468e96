import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openSession } from '../services/sessions/open-session';
import { freshAddress, makeUser } from '../testing/accounts.fixture';
import { createTestApp, type TestApp } from '../testing/app.fixture';
import { addTicketDraw } from '../testing/claims.fixture';
import { type KnownOperation, toAddress, toHeaders } from '../testing/known-operation.fixture';
import { operations } from '../testing/operations.fixture';
import { quietPush } from '../testing/push-device.fixture';
import { allowedFor, type Role, roles } from '../testing/role-rules.fixture';

let api: TestApp;
const ids = new Map<Role, string>();
beforeAll(async () => {
  api = await createTestApp({ push: quietPush });
  const { sponsorId } = await addTicketDraw(api, 'ornek');
  for (const role of roles)
    ids.set(
      role,
      await makeUser(api, `rol-${role}`, { permission: role, ...(role === 'Nartane' ? { sponsorId } : {}) }),
    );
});
afterAll(() => api.close());

/** A login of its own for each call: some of them end logins. */
function readLogin(role: Role): Promise<string> {
  const caller = { requestId: 'test', clientAddress: freshAddress(), clientAgent: '' };
  return openSession({ ...api.deps, ...caller }, ids.get(role) ?? '');
}

async function ask(operation: KnownOperation, role: Role | null) {
  const { method, body } = operation;
  return api.call(method, toAddress(operation), {
    address: freshAddress(),
    headers: toHeaders(operation),
    ...(body ? { body } : {}),
    ...(role ? { token: await readLogin(role) } : {}),
  });
}

const cells = operations
  .filter(({ needsToken }) => needsToken)
  .map((operation) => [`${operation.method} ${operation.path}`, operation] as const);

describe('every operation for every role (T-AZ-1, T-AZ-7)', () => {
  test.each(cells)('%s', async (name, operation) => {
    // Whoever has no login has none to end.
    expect((await ask(operation, null)).status, 'without a login').toBe(name === 'POST /logout' ? 200 : 401);
    const allowed = allowedFor(name);
    for (const role of roles) {
      const answer = await ask(operation, role);
      const { status } = answer;
      const refused = status === 403 && (await answer.json()).error === 'forbidden';
      expect(status, `${role}: ${status}`).toBeLessThan(500);
      expect(refused, `${role}: ${status}`).toBe(!allowed.includes(role));
    }
  });
});
