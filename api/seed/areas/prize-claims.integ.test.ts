import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { claimsAnswerSchema, reviewsAnswerSchema } from '@/contract/claims';
import { prizeClaims } from '../../db/schema/prize-claims';
import { markPaid } from '../../services/prizes/mark-paid';
import { logInAs } from '../../testing/accounts.fixture';
import type { TestApp } from '../../testing/app.fixture';
import { createSeededApp } from '../../testing/seeded-app.fixture';

let api: TestApp;
beforeAll(async () => {
  api = await createSeededApp();
});
afterAll(() => api.close());

const states = ['approved', 'confirmed', 'delivered', 'disputed', 'needs_info', 'pending', 'rejected'];

describe('the demo’s prizes', () => {
  test('of draws and races are in every state, and those of boards were given', async () => {
    const rows = await api.deps.db.select().from(prizeClaims);
    const seen = (of: typeof rows) => [...new Set(of.map(({ state }) => state))].sort();
    expect(seen(rows.filter(({ raffleId }) => raffleId !== null))).toEqual(states);
    expect(seen(rows.filter(({ wagerEventId }) => wagerEventId !== null))).toEqual(
      expect.arrayContaining(['confirmed', 'delivered', 'disputed', 'needs_info', 'pending']),
    );
    expect(seen(rows.filter(({ periodId }) => periodId !== null))).toEqual(['delivered']);
  });

  test('are shown to the demo’s player and to the team, who can go on with them', async () => {
    const token = await logInAs(api, 'oyuncu');
    const { data } = claimsAnswerSchema.parse(
      await (await api.call('GET', '/claims/prize/own', { token })).json(),
    );
    const own = new Map(data.map((claim) => [claim.state, claim]));
    expect(
      ['delivered', 'disputed', 'needs_info', 'pending', 'rejected'].filter(
        (state) => !data.some((one) => one.state === state),
      ),
    ).toEqual([]);
    expect(own.get('needs_info')?.may).toContain('answer');
    expect(own.get('delivered')?.may).toEqual(expect.arrayContaining(['confirm', 'dispute']));
    const moderator = await logInAs(api, 'moderator');
    const queue = reviewsAnswerSchema.parse(
      await (await api.call('GET', '/reviews/prize', { token: moderator })).json(),
    );
    expect(new Set(queue.data.map(({ state }) => state))).toEqual(
      new Set(['approved', 'disputed', 'needs_info', 'pending']),
    );
    // One that nobody has touched yet begins with a step that its history does not hold.
    const touched = queue.data.filter(({ steps }) => steps[0]?.action !== 'submit');
    expect(touched.filter(({ steps, state }) => steps.at(-1)?.state !== state)).toEqual([]);
  });

  test('leave no contest `paid` that has not handed over everything, and none waiting that has', async () => {
    const broken = await api.deps.db.execute(sql`
      select title from raffles r where state = 'paid' and exists
        (select 1 from prize_claims where raffle_id = r.id and state not in ('confirmed', 'rejected'))`);
    expect(broken.rows).toEqual([]);
    expect(await markPaid(api.deps)).toEqual({ paid: expect.any(Number) });
    const drawn = await api.deps.db.execute(
      sql`select count(*)::int as n from raffles where state = 'drawn'`,
    );
    expect(Number(drawn.rows[0]?.n)).toBeGreaterThanOrEqual(5);
  });
});
