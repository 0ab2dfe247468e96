import { messages } from '@/lib/i18n/default-messages';
import { expect, expectAccessible } from './fixtures';
import { changeContent } from './installation';
import { test } from './members';

const own = messages.tournamentOwn;

/** The bracket of the demo whose places are taken. */
const bracket = '/turnuvalar/duello-kupasi-5';

test.beforeEach(async () => {
  const demo = "(select id from users where username = 'editor')";
  await changeContent(`delete from tournament_participants where seed is null and user_id in ${demo}`, []);
});

test('a player joins a full bracket with the keyboard alone and waits in line', async ({ page, logIn }) => {
  await logIn('editor');
  await page.goto(bracket, { waitUntil: 'networkidle' });
  const panel = page.getByRole('region', { name: own.title });
  await expect(panel.getByRole('button', { name: new RegExp(`^${own.join}`) })).toBeEnabled();
  await panel.getByLabel(own.game).focus();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(panel.getByText(/Yedek sıradasın/)).toBeVisible();
  await expectAccessible(page);
});
