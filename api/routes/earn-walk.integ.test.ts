import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { earnedAnswerSchema, earnRulesAnswerSchema, inviteAnswerSchema } from '@/contract/earn-rules';
import { newCodeAnswerSchema } from '@/contract/redeem-codes';
import { type StatementLineWire, statementAnswerSchema } from '@/contract/statement';
import { earnRules } from '../db/schema/earn-rules';
import { huntGuesses } from '../db/schema/hunt-guesses';
import { users } from '../db/schema/users';
import { settleHunts } from '../services/bonus-hunts/settle-hunts';
import { earnRuleKeys } from '../services/points/earn-rule-keys';
import { settleTournaments } from '../services/tournaments/settle-tournaments';
import { freshAddress, logInAs, registration, setAvatars } from '../testing/accounts.fixture';
import { createTestApp, type TestApp } from '../testing/app.fixture';
import { addTicketDraw, keyed, newMember, review, submit } from '../testing/claims.fixture';
import { addEarnRules, demoEarnRules } from '../testing/earn-rules.fixture';
import { runJobs } from '../testing/jobs.fixture';
import { bookFaults, newToken } from '../testing/orders.fixture';
import { addJudged, addStartedBracket, prize } from '../testing/results.fixture';
import { addHunt } from '../testing/streamed.fixture';
import { addPhoneCode, quietBot, quietSms, signedLogin } from '../testing/verification.fixture';

type Member = Awaited<ReturnType<typeof newMember>>;

const dayMs = 86_400_000;
let api: TestApp;
let team: Member;
let members = 0;
beforeAll(async () => {
  api = await createTestApp({ sms: quietSms, telegram: quietBot });
  await addEarnRules(api);
  await setAvatars(api, ['/avatars/2/1.jpg', '/avatars/2/2.jpg']);
  await addTicketDraw(api, 'nar');
  team = await newMember(api, 'ekipten', { permission: 'admin' });
});
afterAll(async () => {
  expect(await bookFaults(api)).toEqual([]);
  await api.close();
});

/** The clock of these tests goes on for days, and tokens end. */
const teamToken = () => newToken(api, team.id);
const someone = () => {
  members += 1;
  return newMember(api, `kazanan${members}`);
};
const post = (path: string, token: string, body: unknown) =>
  api.call('POST', path, { token, body, address: freshAddress() });
const toNumber = (at: number) => `+90533${String(1_000_000 + at)}`;

async function verifyPhone({ id: userId, token }: Member, phone: string): Promise<void> {
  await addPhoneCode(api, { userId, phone, code: '123456' });
  expect((await post('/user/phone/verify', token, { code: '123456' })).status).toBe(200);
  await runJobs(api);
}

async function linkTelegram({ token }: Member, id: number): Promise<void> {
  api.clock.advance(1000);
  const payload = signedLogin({ id, auth_date: Math.floor(api.clock.now() / 1000) });
  expect((await post('/user/telegram/login', token, payload)).status).toBe(200);
  await runJobs(api);
}

async function readInvite(token: string) {
  return inviteAnswerSchema.parse(await (await api.call('GET', '/points/invite', { token })).json()).data;
}

async function registerBy(code: string): Promise<Member> {
  members += 1;
  const name = `davetli${members}`;
  const body = registration(name, { invite_code: code });
  expect((await api.call('POST', '/register', { body, address: freshAddress() })).status).toBe(200);
  const [stored] = await api.deps.db.select({ id: users.id }).from(users).where(eq(users.username, name));
  return { id: stored?.id ?? '', token: await logInAs(api, name) };
}

async function readRedeem(channel: 'stream' | 'telegram', { token }: Member): Promise<void> {
  const now = api.clock.now();
  const window = {
    starts_at: new Date(now - 1000).toISOString(),
    ends_at: new Date(now + dayMs).toISOString(),
  };
  const input = { title: 'Kod', channel, amount: 60, max_uses: 5, ...window };
  const made = newCodeAnswerSchema.parse(await (await post('/codes', await teamToken(), input)).json());
  expect((await keyed(api, '/codes/redemption', token, { code: made.data.codes[0] })).status).toBe(201);
}

async function approve(kind: 'win' | 'affiliate', { token }: Member, body: object): Promise<void> {
  const id = await submit(api, `/claims/${kind}`, token, { sponsor: 'nar', site_username: 'ad', ...body });
  expect((await review(api, await teamToken(), `${kind}/${id}`, { action: 'approve' })).status).toBe(200);
}

const prizes = [prize(1, { amount: 1000, rank_to: 2 })];
let contests = 0;
const newSlug = () => {
  contests += 1;
  return `yarisma-${contests}`;
};

/** How a member earns by each rule, and the word of its line in the statement. */
const ways: Readonly<
  Record<
    string,
    {
      readonly reason: string;
      /** Its line says which contest it was. */
      readonly isOfContest?: boolean;
      readonly earn: (m: Member) => Promise<unknown>;
    }
  >
> = {
  [earnRuleKeys.checkin]: {
    reason: 'checkin',
    earn: ({ token }) => keyed(api, '/points/checkin', token, {}),
  },
  [earnRuleKeys.stampCard]: {
    reason: 'checkin',
    earn: async ({ id }) => {
      for (let day = 0; day < 7; day += 1) {
        await keyed(api, '/points/checkin', await newToken(api, id), {});
        api.clock.advance(dayMs);
      }
    },
  },
  [earnRuleKeys.code]: { reason: 'code', earn: (member) => readRedeem('stream', member) },
  [earnRuleKeys.telegramCode]: { reason: 'telegram_code', earn: (member) => readRedeem('telegram', member) },
  [earnRuleKeys.phone]: { reason: 'phone', earn: (member) => verifyPhone(member, toNumber(members)) },
  [earnRuleKeys.telegram]: { reason: 'telegram', earn: (member) => linkTelegram(member, 5000 + members) },
  [earnRuleKeys.avatar]: {
    reason: 'avatar',
    earn: ({ token }) => api.call('PATCH', '/user', { token, body: { avatar: '/avatars/2/1.jpg' } }),
  },
  [earnRuleKeys.sponsorLink]: {
    reason: 'task',
    earn: (member) =>
      approve('affiliate', member, {
        name: 'Ada',
        surname: 'Örnek',
        email: 'ada@ornek.com',
        phone: '+90 500 000 00 00',
        terms: true,
      }),
  },
  [earnRuleKeys.win]: {
    reason: 'win',
    earn: (member) =>
      approve('win', member, {
        game_name: 'Zeytin Dalı',
        bet: 500,
        win: 125_000,
        currency: 'TRY',
        link: 'https://tekrar.example/9',
      }),
  },
  [earnRuleKeys.guess]: {
    reason: 'guess',
    isOfContest: true,
    earn: async ({ id: userId }) => {
      const completedAt = new Date(api.clock.now() - 3 * dayMs);
      const end = { state: 'completed' as const, endBalance: 500_000, completedAt, prizes };
      const huntId = await addHunt(api.deps.db, { slug: newSlug(), ...end });
      const guess = { huntId, userId, endBalance: 500_000, submittedAt: completedAt };
      await api.deps.db.insert(huntGuesses).values(guess);
      await settleHunts(api.deps);
    },
  },
  [earnRuleKeys.tournament]: {
    reason: 'tournament',
    isOfContest: true,
    earn: async ({ id }) => {
      const slug = newSlug();
      await addStartedBracket(api.deps, { slug, prizes }, [id, (await someone()).id]);
      await post(`/tournaments/${slug}/matches`, await teamToken(), {
        round: 1,
        index: 0,
        win_a: 9,
        win_b: 1,
      });
      api.clock.advance(2 * dayMs);
      await settleTournaments(api.deps);
    },
  },
  [earnRuleKeys.event]: {
    reason: 'event',
    isOfContest: true,
    earn: async ({ id }) => {
      const slug = newSlug();
      await addJudged(api.deps, { slug, type: 'quiz', prizes }, [id]);
      await post(`/events/${slug}/result`, await teamToken(), { action: 'finish' });
    },
  },
  [earnRuleKeys.referral]: {
    reason: 'referral',
    earn: async ({ token }) => {
      const friend = await registerBy((await readInvite(token)).code);
      await verifyPhone(friend, toNumber(members));
    },
  },
};

async function readLines(userId: string) {
  const token = await newToken(api, userId);
  const answer = await api.call('GET', '/user/ledger', { token });
  return statementAnswerSchema.parse(await answer.json()).data;
}
const readReasons = async ({ id }: Member) => (await readLines(id)).map(({ reason }) => reason);

describe('every way to earn that is shown', () => {
  test('is one of the demo’s, all of which are shown where SMS go out and a bot is connected', async () => {
    const { data } = earnRulesAnswerSchema.parse(await (await api.call('GET', '/points')).json());
    expect(data.map(({ key }) => key)).toEqual(demoEarnRules.map(({ key }) => key));
    expect(data.map(({ key }) => key).sort()).toEqual(Object.keys(ways).sort());
  });

  test.each(demoEarnRules.map(({ key, title }) => [key, title]))(
    '%s credits who does it, with its own line in the statement',
    async (key, title) => {
      const member = await someone();
      const way = ways[key];
      await way?.earn(member);
      const isOwn = ({ source, reason }: StatementLineWire) =>
        way?.isOfContest ? reason === way.reason && source !== title : source === title;
      const lines = (await readLines(member.id)).filter(isOwn);
      expect(lines.map(({ reason }) => reason)).toEqual([way?.reason]);
      const own = await api.call('GET', '/points/me', { token: await newToken(api, member.id) });
      const rule = earnedAnswerSchema.parse(await own.json()).data.rules.find((one) => one.key === key);
      expect(rule?.amount_total).toBe(lines[0]?.amount);
    },
  );

  test('is hidden where nobody can do it: no SMS, no bot; and where the program does not know it', async () => {
    const bare = await createTestApp();
    await addEarnRules(bare);
    await bare.deps.db
      .insert(earnRules)
      .values({ key: 'kick_odulu', title: 'Kick', type: 'kick_reward', amount: 50 });
    const { data } = earnRulesAnswerSchema.parse(await (await bare.call('GET', '/points')).json());
    const hidden: string[] = [earnRuleKeys.phone, earnRuleKeys.referral, earnRuleKeys.telegram];
    expect(data.map(({ key }) => key).sort()).toEqual(
      Object.keys(ways)
        .filter((key) => !hidden.includes(key))
        .sort(),
    );
    await bare.close();
  });
});

describe('what counts once', () => {
  test('an avatar: the second choice, and choices at the same moment, bring nothing more', async () => {
    const member = await someone();
    const choose = (at: number) =>
      api.call('PATCH', '/user', { token: member.token, body: { avatar: `/avatars/2/${at}.jpg` } });
    await Promise.all(Array.from({ length: 8 }, (_, at) => choose(1 + (at % 2))));
    expect(await readReasons(member)).toEqual(['avatar']);
  });

  test('a phone: neither a second number nor a second member with the same number is credited', async () => {
    const [one, two] = [await someone(), await someone()];
    const [first, second] = [toNumber(members + 500), toNumber(members + 501)];
    await verifyPhone(one, first);
    await verifyPhone(one, second);
    await verifyPhone(two, first);
    expect([await readReasons(one), await readReasons(two)]).toEqual([['phone'], []]);
  });

  test('a Telegram account: who gets it after another member is not credited', async () => {
    const [one, two] = [await someone(), await someone()];
    await linkTelegram(one, 9001);
    await linkTelegram(one, 9002);
    await linkTelegram(two, 9001);
    expect([await readReasons(one), await readReasons(two)]).toEqual([['telegram'], []]);
  });
});

describe('an invitation', () => {
  test('has one code for good, also when it is asked for at the same moment', async () => {
    const { token } = await someone();
    const asked = await Promise.all(Array.from({ length: 8 }, () => readInvite(token)));
    expect(new Set(asked.map(({ code }) => code)).size).toBe(1);
  });

  test('credits the inviter when the friend has verified a phone, not before, and once', async () => {
    const inviter = await someone();
    const { code } = await readInvite(inviter.token);
    const friend = await registerBy(code);
    await linkTelegram(friend, 9100);
    expect(await readInvite(inviter.token)).toEqual({ code, invited: 1, credited: 0 });
    await verifyPhone(friend, toNumber(700));
    await verifyPhone(friend, toNumber(701));
    expect(await readReasons(inviter)).toEqual(['referral']);
    expect(await readInvite(inviter.token)).toEqual({ code, invited: 1, credited: 1 });
  });

  test('counts no phone twice, nor one that was another member’s, the inviter’s own above all', async () => {
    const inviter = await someone();
    const { code } = await readInvite(inviter.token);
    await verifyPhone(inviter, toNumber(710));
    await verifyPhone(inviter, toNumber(711));
    await verifyPhone(await registerBy(code), toNumber(710));
    const friend = await registerBy(code);
    await verifyPhone(friend, toNumber(712));
    await verifyPhone(friend, toNumber(713));
    await verifyPhone(await registerBy(code), toNumber(712));
    expect((await readReasons(inviter)).sort()).toEqual(['phone', 'referral']);
  });

  test('brings at most five a day', async () => {
    const inviter = await someone();
    const { code } = await readInvite(inviter.token);
    for (let at = 0; at < 6; at += 1) await verifyPhone(await registerBy(code), toNumber(800 + at));
    expect(await readReasons(inviter)).toHaveLength(5);
  });

  test.each(['YOKBOYLE01', '../../etc', randomUUID(), ''])(
    'with the code %j registers all the same',
    async (code) => {
      expect((await registerBy(code)).id).not.toBe('');
    },
  );
});
