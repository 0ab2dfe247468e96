import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { DepositInput } from '@/contract/claim-inputs';
import { raffleSponsors } from '../../../db/schema/raffle-sponsors';
import { createTestApp, type TestApp } from '../../../testing/app.fixture';
import { addTicketDraw, depositBody, keyed, newMember, newPicture } from '../../../testing/claims.fixture';
import { importing, untilBlocked } from '../../../testing/import.fixture';
import { toContext } from '../../../testing/orders.fixture';
import { submitDeposit } from '../../claims/submit-deposit';
import { raffleKind } from './raffle-kind';

const hour = 3_600_000;

let api: TestApp;
beforeAll(async () => {
  api = await createTestApp();
});
afterAll(() => api.close());

test('a deposit at the moment of an import is waited for, and its rule stays', async () => {
  await addTicketDraw(api, 'ilk');
  const { id: userId } = await newMember(api, 'ilk.yatiran');
  // The import began an hour before the draw did, by its own clock.
  const early = importing(
    { ...api, clock: { ...api.clock, now: () => api.clock.now() - 2 * hour } },
    'raffles',
  );
  const rules = [{ sponsor: 'ilk', amount_per_ticket: 90_000 }];
  const running = await api.deps.db.transaction(async (tx) => {
    const input: DepositInput = { ...depositBody('ilk'), currency: 'TRY', content: undefined };
    await submitDeposit({ ...toContext(api), tx }, { userId, input });
    const started = { problems: early.problemsOf([{ slug: 'ilk', rules }]) };
    await untilBlocked(api.database);
    return started;
  });
  expect(await running.problems).toEqual(['2: rules: cannot change any more: members take part already']);
});

test('a deposit that waits for an import is judged by the rule that the import wrote', async () => {
  const { raffleId } = await addTicketDraw(api, 'sonra-gelen');
  const { token } = await newMember(api, 'sonra.yatiran');
  const body = depositBody('sonra-gelen', { file: [await newPicture(api, token)] });
  const running = await api.deps.db.transaction(async (tx) => {
    await raffleKind.hold?.(tx, ['sonra-gelen']);
    const started = { answer: keyed(api, '/claims/deposit', token, body) };
    await untilBlocked(api.database);
    await tx
      .update(raffleSponsors)
      .set({ amountPerTicket: 90_000 })
      .where(eq(raffleSponsors.raffleId, raffleId));
    return started;
  });
  const answer = await running.answer;
  expect(answer.status).toBe(422);
  expect((await answer.json()).errors).toEqual({ amount: ['too_low'] });
});
