import { eq } from 'drizzle-orm';
import { openDatabase } from '@/api/db/client';
import { marketItems } from '@/api/db/schema/market-items';
import { addMarketItem } from '@/api/testing/market.fixture';
import { messages } from '@/lib/i18n/default-messages';
import { infoPagePath, userSectionPath } from '@/lib/routes';
import { expect, expectAccessible } from './fixtures';
import { joinAs, openBrowser, screens, watch } from './support/evening';
import { addReward, agreeAtKick, connectKick, kickDeskPath, tellOf } from './support/kick';
import { fitsTheScreen, toast } from './support/on-page';
import { testOnOwnStack } from './support/test-on-own-stack';

const { account, statement, verifyOwn } = messages;
const words = messages.desk.kick;
const viewer = { id: 4242, name: 'izleyici_kick' };

/** Kick is a server of this machine here. */
const test = testOnOwnStack();

test('a member links the own account at Kick, and what they redeem there is credited and accepted once, or rejected once, told twice, found late or both; what is forged, stale or oversized shows nowhere; who lets the account go is credited no more', async ({
  page: member,
  browser,
  own,
  complaints,
}) => {
  test.slow();
  // Where the member is led to: Kick, which this machine plays.
  complaints.allow(new RegExp(`^foreign request: ${own.kick.url}`));
  const { db, close } = openDatabase({ url: own.databaseUrl, maxConnections: 1 });
  await member.setViewportSize(screens.phone);
  const { page: desk, context } = await openBrowser(browser, own.siteUrl, screens.tablet);
  await joinAs(desk, own, { db }, 'admin');
  await joinAs(member, own, { db }, 'player');
  const itemId = await addMarketItem(db, { slug: 'son-hediye', title: 'Son hediye', stock: 1 });
  const { kick } = own;

  const rewards = await test.step('the channel is connected and has two rewards', async () => {
    await connectKick(desk, own);
    const coins = await addReward(desk, own, { title: 'Yirmi beş', coins: 25 });
    await expect(desk.getByText('Yirmi beş', { exact: true })).toBeVisible();
    const item = await addReward(desk, own, { title: 'Hediye', item: 'son-hediye' });
    await db.update(marketItems).set({ stock: 0, state: 'sold_out' }).where(eq(marketItems.id, itemId));
    return { coins, item };
  });
  /** A viewer redeems a reward, and Kick tells of it so often. */
  const redeem = async (id: string, rewardId: string, more: Partial<Parameters<typeof tellOf>[1]> = {}) => {
    if (!kick.answered.has(id)) kick.pending.set(id, { rewardId, kickId: viewer.id });
    const at = { redeemed_at: new Date().toISOString(), user_input: '' };
    const redeemer = { user_id: viewer.id, username: viewer.name };
    const body = { id, status: 'pending', ...at, reward: { id: rewardId }, redeemer, ...more.body };
    return tellOf(own, { type: 'channel.reward.redemption.updated', id: `E-${id}`, ...more, body });
  };

  await test.step('the member goes to Kick and comes back linked', async () => {
    await agreeAtKick(member, own, viewer);
    await member.goto(userSectionPath('verify'), { waitUntil: 'networkidle' });
    await expectAccessible(member);
    await member.getByRole('button', { name: verifyOwn.kick.link }).click();
    await expect(toast(member, verifyOwn.kick.linked)).toBeVisible();
    await expect(
      member.getByText(account.verifyState.linked.replace('{name}', viewer.name), { exact: true }),
    ).toBeVisible();
    await fitsTheScreen(member);
    await expectAccessible(member);
  });

  const watched = await watch(member, infoPagePath('hareketler'), 'main h2, main h3');
  const lines = member.locator('.statement-line');
  const balance = (coins: string) => expect(member.locator('header')).toContainText(coins);
  await expect(lines).toHaveCount(0);

  await test.step('what is forged, older than five minutes or larger than 64 KB moves nothing', async () => {
    const asked = kick.called('redemptions/').length;
    expect([
      await redeem('FORGED', rewards.coins, { isForged: true }),
      await redeem('STALE', rewards.coins, { at: Date.now() - 6 * 60_000 }),
      await redeem('LARGE', rewards.coins, { body: { user_input: 'x'.repeat(70_000) } }),
    ]).toEqual([403, 403, 413]);
    // Nor does anybody find them at Kick later: they never were there.
    for (const id of ['FORGED', 'STALE', 'LARGE']) kick.pending.delete(id);
    await desk.goto(kickDeskPath, { waitUntil: 'networkidle' });
    await expect(desk.getByText(words.noEvents, { exact: true })).toBeVisible();
    await expect(desk.getByText(words.noRedemptions, { exact: true })).toBeVisible();
    await expect(lines).toHaveCount(0);
    expect(kick.called('redemptions/').length).toBe(asked);
  });

  await test.step('a redemption moves the balance and the statement, once, though it is told twice', async () => {
    expect([await redeem('GOOD', rewards.coins), await redeem('GOOD', rewards.coins)]).toEqual([200, 200]);
    await balance('25');
    await expect(lines).toHaveCount(1);
    await expect(lines).toContainText(statement.reasons.stream_reward);
    await expect(lines).toContainText('+25');
    await expect.poll(() => kick.answered.get('GOOD')).toBe('accept');
    // The same redemption in another message.
    expect(await redeem('GOOD', rewards.coins, { id: 'E-GOOD-AGAIN' })).toBe(200);
  });

  await test.step('one of an item that is sold out is rejected at Kick, once, and no coins move', async () => {
    expect([await redeem('SOLD', rewards.item), await redeem('SOLD', rewards.item)]).toEqual([200, 200]);
    await expect.poll(() => kick.answered.get('SOLD')).toBe('reject');
    await balance('25');
    await expect(lines).toHaveCount(1);
  });

  await test.step('one that Kick failed to tell of is found there, and those that were told and are listed there still count once', async () => {
    const lists = kick.called('rewards/redemptions').length;
    // Kick's list is gone through in this order: what is found last says that the others were seen.
    for (const [id, rewardId] of [
      ['GOOD', rewards.coins],
      ['SOLD', rewards.item],
      ['UNTOLD', rewards.coins],
    ] as const)
      kick.pending.set(id, { rewardId, kickId: viewer.id });
    // The clock of the product asks every 30 seconds.
    await expect.poll(() => kick.answered.get('UNTOLD'), { timeout: 60_000 }).toBe('accept');
    expect(kick.called('rewards/redemptions').length).toBeGreaterThan(lists);
    await balance('50');
    await expect(lines).toHaveCount(2);
    await expect(lines.first()).toContainText('+25');
  });

  await desk.reload({ waitUntil: 'networkidle' });
  const redemptions = desk.getByRole('table', { name: words.redemptions }).locator('tbody tr');
  await expect(redemptions).toHaveCount(3);
  await expect(redemptions.filter({ hasText: words.reasons.item_unavailable })).toHaveCount(1);
  await expect(redemptions.filter({ hasText: words.states.credited })).toHaveCount(2);
  await expect(redemptions.filter({ hasText: words.told })).toHaveCount(3);
  await expect(desk.getByRole('table', { name: words.events }).locator('tbody tr')).toHaveCount(3);
  await expectAccessible(desk);
  expect(kick.called('redemptions/accept').length).toBe(2);
  expect(kick.called('redemptions/reject').length).toBe(1);
  await balance('50');
  await expect(lines).toHaveCount(2);
  await watched.texts();

  await test.step('once the account is let go its points come back at Kick', async () => {
    await member.goto(userSectionPath('verify'), { waitUntil: 'networkidle' });
    const card = member.locator('section').filter({ hasText: viewer.name });
    await card.getByRole('button', { name: verifyOwn.kick.unlink, exact: true }).click();
    await card.getByRole('button', { name: verifyOwn.kick.unlinkSure }).click();
    await expect(toast(member, verifyOwn.kick.unlinked)).toBeVisible();
    await expect(member.getByRole('button', { name: verifyOwn.kick.link })).toBeVisible();
    expect(await redeem('LATER', rewards.coins)).toBe(200);
    await expect.poll(() => kick.answered.get('LATER')).toBe('reject');
    await balance('50');
  });
  await Promise.all([context.close(), close()]);
});
