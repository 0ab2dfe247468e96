import { afterAll, beforeAll, expect, test } from 'vitest';
import { errorBodySchema } from '@/contract/error-body';
import { openSession } from '../services/sessions/open-session';
import { freshAddress, makeUser } from '../testing/accounts.fixture';
import { createTestApp, type TestApp } from '../testing/app.fixture';
import { onePoint } from '../testing/claim-operations.fixture';
import { type KnownOperation, toAddress, toHeaders } from '../testing/known-operation.fixture';
import { operations } from '../testing/operations.fixture';
import { addPause } from '../testing/pauses.fixture';

/** Every write that a paused account still makes, and why (ADR 190). */
const exempt = {
  'the way out': ['POST /logout', 'POST /user/sessions/end'],
  'the safety of the account': ['PATCH /user', 'POST /user/password', 'POST /user/email'],
  'fewer notifications': [
    'POST /user/notifications/read',
    'PATCH /user/notifications/choices',
    'POST /user/push-device/end',
  ],
  'the end of the account': ['POST /user/deletion', 'POST /user/deletion/cancel'],
  'a longer pause': ['POST /user/pause'],
  'what was handed in, won or disputed before': [
    'POST /claims/complaint',
    'POST /claims/{kind}/{id}/steps',
    'POST /media',
  ],
  'taking part in less': [
    'POST /user/orders/{id}/cancel',
    'POST /events/{slug}/withdrawal',
    'POST /tournaments/{slug}/withdrawal',
  ],
};

let site: TestApp;
const ids: string[] = [];
beforeAll(async () => {
  site = await createTestApp();
  for (const length of ['week', 'forever'] as const) {
    const userId = await makeUser(site, `molada-${length}`);
    await addPause(site, userId, length);
    ids.push(userId);
  }
});
afterAll(() => site.close());

/** The answer to a paused member’s good call: `refused` says no for the pause alone. */
async function ask(operation: KnownOperation, userId: string): Promise<string> {
  const caller = { requestId: 'test', clientAddress: freshAddress(), clientAgent: '' };
  const body = operation.isPicture ? onePoint : operation.body;
  const answer = await site.call(operation.method, toAddress(operation), {
    address: freshAddress(),
    headers: toHeaders(operation),
    token: await openSession({ ...site.deps, ...caller }, userId),
    ...(body ? { body } : {}),
  });
  if (answer.ok) return 'let through';
  const { error } = errorBodySchema.parse(await answer.json());
  return answer.status === 403 && error === 'account_paused' ? 'refused' : 'let through';
}

const writes = operations.filter(({ method, needsToken }) => method !== 'GET' && needsToken);

test('of all writes of a member a paused account makes these alone, paused for a week or for good', async () => {
  for (const userId of ids) {
    const found: Record<string, string[]> = { refused: [], 'let through': [] };
    for (const operation of writes)
      found[await ask(operation, userId)]?.push(`${operation.method} ${operation.path}`);
    expect(found['let through']?.sort()).toEqual(Object.values(exempt).flat().sort());
    expect(found.refused?.length).toBeGreaterThan(30);
  }
});

test('a paused member reads everything as before', async () => {
  for (const operation of operations.filter(({ method, needsToken }) => method === 'GET' && needsToken))
    expect(await ask(operation, ids[0] ?? ''), operation.path).toBe('let through');
});
