import { messages } from '@/lib/i18n/default-messages';
import { expect, expectAccessible } from './fixtures';
import { changeContent } from './installation';
import { test } from './members';

const guess = messages.huntGuess;
const phone = { width: 390, height: 844 };

/** The hunt of the demo that is collected. */
const hunt = '/bonus-hunts/bonus-hunt-51';

/** Each journey begins where nobody of the demo's own accounts has guessed yet. */
test.beforeEach(async () => {
  const demo = "(select id from users where username in ('oyuncu', 'moderator', 'editor'))";
  const own = '(select id from bonus_hunts where slug = $1)';
  await changeContent(`delete from hunt_guesses where user_id in ${demo} and hunt_id = ${own}`, [
    hunt.split('/').at(-1) ?? '',
  ]);
});

test('a player guesses a hunt on a phone, mends a typing error, changes the guess, and nobody else sees it', async ({
  page,
  logIn,
  request,
  complaints,
}) => {
  complaints.allow(/status of 422/);
  await page.setViewportSize(phone);
  await logIn('oyuncu');
  await page.goto(hunt, { waitUntil: 'networkidle' });
  const panel = page.getByRole('region', { name: guess.title });
  await expect(panel.getByText(guess.none)).toBeVisible();
  await panel.getByLabel(guess.endBalance, { exact: true }).fill('çok');
  await panel.getByRole('button', { name: guess.send }).click();
  await expect(panel.getByText(messages.errors.rules.invalid, { exact: true })).toBeVisible();
  await expect(panel.getByLabel(guess.endBalance, { exact: true })).toHaveValue('çok');
  await panel.getByLabel(guess.endBalance, { exact: true }).fill('123.456,50');
  await panel.getByLabel(guess.bestX).fill('350');
  await panel.getByRole('button', { name: guess.send }).click();
  await expect(panel.getByText('₺123,456.50')).toBeVisible();
  await expectAccessible(page);
  await page.reload({ waitUntil: 'networkidle' });
  await expect(panel.getByLabel(guess.endBalance, { exact: true })).toHaveValue('123,456.50');
  await panel.getByLabel(guess.endBalance, { exact: true }).fill('130000');
  await panel.getByRole('button', { name: guess.change }).click();
  await expect(panel.getByText('₺130,000.00')).toBeVisible();
  for (const path of [`/api${hunt}`, `${hunt}/tahminler`, hunt])
    expect(await (await request.get(path)).text(), path).not.toMatch(/13000000|130,000\.00/);
});
