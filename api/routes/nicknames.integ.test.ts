import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { userAnswerSchema } from '@/contract/account';
import { nicknameLimits } from '@/contract/nicknames';
import { winsAnswerSchema } from '@/contract/wins';
import { auditLog } from '../db/schema/audit-log';
import { notifications } from '../db/schema/notifications';
import { users } from '../db/schema/users';
import { eraseDue } from '../services/own-data/erase-account';
import { logInAs, makeUser } from '../testing/accounts.fixture';
import { createTestApp, type TestApp } from '../testing/app.fixture';
import { addWin } from '../testing/wins.fixture';

const day = 86_400_000;

let api: TestApp;
let userId: string;
let tokens: Record<'oyuncu' | 'komsu' | 'bekci', string>;
beforeAll(async () => {
  api = await createTestApp();
  userId = await makeUser(api, 'oyuncu');
  await makeUser(api, 'komsu');
  await makeUser(api, 'bekci', { permission: 'moderator' });
  await addWin(api.deps.db, { id: 1, userId, review: 'approved', approvedAt: new Date(api.clock.now()) });
  const [oyuncu, komsu, bekci] = await Promise.all(
    (['oyuncu', 'komsu', 'bekci'] as const).map((name) => logInAs(api, name)),
  );
  tokens = { oyuncu: oyuncu ?? '', komsu: komsu ?? '', bekci: bekci ?? '' };
});
afterAll(() => api.close());
beforeEach(() => api.deps.db.update(users).set({ nickname: null, nicknameFold: null, nicknameAt: null }));

type Name = keyof typeof tokens;
const choose = (nickname: string, by: Name = 'oyuncu') =>
  api.call('POST', '/user/nickname', { token: tokens[by], body: { nickname } });
const refusal = async (answer: Response) => [answer.status, (await answer.json()).errors?.nickname];
const me = async (by: Name = 'oyuncu') =>
  userAnswerSchema.parse(await (await api.call('GET', '/user', { token: tokens[by] })).json()).data;
const seen = async () =>
  winsAnswerSchema.parse(await (await api.call('GET', '/wins')).json()).data[0]?.user?.name;

describe('a member', () => {
  test('is seen by the nickname that was chosen, and by the mask before and after', async () => {
    expect([await seen(), (await me()).public_name]).toEqual(['oy•••cu', 'oy•••cu']);
    expect((await choose('  Gece Vapuru ')).status).toBe(200);
    expect([await seen(), await me()]).toMatchObject([
      'Gece Vapuru',
      { nickname: 'Gece Vapuru', username: 'oyuncu' },
    ]);
    expect((await choose('')).status).toBe(200);
    expect([await seen(), (await me()).nickname]).toEqual(['oy•••cu', null]);
  });

  test('changes it every 30 days at most, and takes it away at any time', async () => {
    await choose('Birinci Ad');
    const changeAt = new Date(api.clock.now() + nicknameLimits.changeDays * day).toISOString();
    expect((await me()).nickname_change_at).toBe(changeAt);
    expect(await refusal(await choose('İkinci Ad'))).toEqual([422, ['too_soon']]);
    expect((await choose('Birinci Ad')).status).toBe(200);
    await choose('');
    expect(await refusal(await choose('İkinci Ad'))).toEqual([422, ['too_soon']]);
    const before = new Date(api.clock.now() - nicknameLimits.changeDays * day);
    await api.deps.db.update(users).set({ nicknameAt: before }).where(eq(users.id, userId));
    expect((await choose('İkinci Ad')).status).toBe(200);
  });

  test('cannot have what looks like another member’s, or like the name of somebody of the team', async () => {
    await choose('Irmak Usta');
    for (const name of ['ırmak usta', 'İRMAK.USTA', '1rmak_u5ta'])
      expect(await refusal(await choose(name, 'komsu'))).toEqual([422, ['unique']]);
    expect(await refusal(await choose('B3KÇİ', 'komsu'))).toEqual([422, ['reserved']]);
    expect(await refusal(await choose('<b>x</b>', 'komsu'))).toEqual([422, ['invalid']]);
    expect((await api.call('POST', '/user/nickname', { body: { nickname: 'Kimse' } })).status).toBe(401);
  });

  test('has it alone, and once, however many ask for it at once', async () => {
    const asked = [...Array(10).keys()].flatMap(() => [choose('Aynı Ad'), choose('Aynı Ad', 'komsu')]);
    const statuses = (await Promise.all(asked)).map(({ status }) => status);
    expect(statuses.filter((status) => status >= 500)).toEqual([]);
    const held = await api.deps.db.select().from(users).where(eq(users.nickname, 'Aynı Ad'));
    expect(held).toHaveLength(1);
  });
});

describe('the team', () => {
  const reset = (nickname: string, by: Name = 'bekci') =>
    api.call('POST', '/nicknames/reset', {
      token: tokens[by],
      body: { nickname, reason: 'Kurallara uymuyor.' },
    });

  test('takes a nickname away: the mask is back, the member reads why, and the log keeps no name', async () => {
    await choose('Kötü Söz');
    expect((await reset('Kötü Söz', 'komsu')).status).toBe(403);
    expect((await reset('kötü söz')).status).toBe(200);
    expect(await seen()).toBe('oy•••cu');
    expect(await refusal(await choose('Yeni Söz'))).toEqual([422, ['too_soon']]);
    expect(
      await api.deps.db.select().from(notifications).where(eq(notifications.userId, userId)),
    ).toMatchObject([{ kind: 'nickname_reset', params: { reason: 'Kurallara uymuyor.' } }]);
    const log = await api.deps.db.select().from(auditLog);
    expect(log).toMatchObject([{ action: 'nickname_reset', subject: `users:${userId}` }]);
    expect(JSON.stringify(log)).not.toMatch(/kötü/i);
    expect((await reset('Kötü Söz')).status).toBe(404);
  });
});

test('an account that is deleted loses its nickname, which is anybody’s then; an export has it', async () => {
  await choose('Eski Liman');
  const file = await (await api.call('GET', '/user/export', { token: tokens.oyuncu })).text();
  expect(file).toContain('"nickname":"Eski Liman"');
  await api.deps.db
    .update(users)
    .set({ deleteAt: new Date(api.clock.now()) })
    .where(eq(users.id, userId));
  expect(await eraseDue(api.deps)).toBe(1);
  expect(await seen()).toMatch(/^si•••/);
  expect((await choose('Eski Liman', 'komsu')).status).toBe(200);
});
