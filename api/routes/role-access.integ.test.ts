import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openSession } from '../services/sessions/open-session';
import { freshAddress, makeUser } from '../testing/accounts.fixture';
import { createTestApp, type TestApp } from '../testing/app.fixture';
import { addTicketDraw } from '../testing/claims.fixture';
import { type KnownOperation, toAddress, toHeaders } from '../testing/known-operation.fixture';
import { operations } from '../testing/operations.fixture';

/** A support role is named after its sponsor: any word that is none of the four roles. */
const roles = ['player', 'editor', 'moderator', 'admin', 'Nartane'] as const;
type Role = (typeof roles)[number];
const members: readonly Role[] = ['player', 'editor', 'moderator', 'admin'];
const team: readonly Role[] = ['moderator', 'admin'];

let api: TestApp;
const ids = new Map<Role, string>();
beforeAll(async () => {
  api = await createTestApp();
  const { sponsorId } = await addTicketDraw(api, 'ornek');
  for (const role of roles)
    ids.set(
      role,
      await makeUser(api, `rol-${role}`, { permission: role, ...(role === 'Nartane' ? { sponsorId } : {}) }),
    );
});
afterAll(() => api.close());

/** Who may call what, by the beginning of the path; the first line that fits counts. All others are open to every login. */
const rules: readonly (readonly [operation: RegExp, allowed: readonly Role[]])[] = [
  [/^GET \/desk\/(content|references)/, ['editor', ...team]],
  [/ \/desk\/content/, ['editor', 'admin']],
  [/^GET \/desk\/media/, ['editor', ...team]],
  [/ \/desk\/media/, ['editor', 'admin']],
  [/^GET \/desk\/(members(\/\{id\}(\/timeline)?)?|audit)$/, team],
  // Moderators note, and suspend for a week at most.
  [/^POST \/desk\/members\/\{id\}\/(notes|sanction(\/lift)?)$/, team],
  [/^GET \/desk\/figures\/(members|orders)$/, team],
  [/^GET \/desk\/figures\/clicks$/, ['editor', 'admin']],
  [/^GET \/desk\/(figures\/claims|today)$/, ['editor', ...team]],
  // Editors decide wins, a support role what concerns its sponsor; the row of a single one is a case, which no editor decides.
  [/^POST \/desk\/reasons/, team],
  [/ \/desk\/reasons/, [...team, 'editor', 'Nartane']],
  [/ \/desk\/inbox\/\{kind\}/, [...team, 'Nartane']],
  [/ \/desk\/inbox/, [...team, 'editor', 'Nartane']],
  [/ \/(desk\/.+|jobs|vault|codes(\/\{id\}\/end)?|market\/\{slug\}\/codes)$/, ['admin']],
  [/ \/nicknames\/reset$/, team],
  [/^POST \/user\/pause$/, ['player']],
  [/ \/user\/second-factor/, ['editor', ...team]],
  [/ \/reviews\//, [...team, 'Nartane']],
  [/ \/orders/, [...team, 'Nartane']],
  [
    / \/(judging|events\/.+\/(result|score)|tournaments\/.+\/(stage|matches|cancellation)|bonus-hunts\/.+\/cancellation)$/,
    team,
  ],
  [
    / \/(user\/ledger|user\/orders|market\/\{slug\}\/orders|points\/checkin|codes\/redemption|claims|sponsor-accounts|vip\/)/,
    members,
  ],
  [/^(POST|PUT|DELETE) \/(events|tournaments|bonus-hunts|wins)\//, members],
];
const allowedFor = (name: string) => rules.find(([operation]) => operation.test(name))?.[1] ?? roles;

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
