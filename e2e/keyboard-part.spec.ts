import { messages } from '@/lib/i18n/default-messages';
import { expect, expectAccessible } from './fixtures';
import { fillByKeys, keyboardSizes, pressByKeys, tabTo } from './keyboard';
import { test } from './members';
import { beginCheckIn, giveSikke, newMember, openBracket, openEvent } from './stage';
import { toast } from './support/on-page';
import { inTurn } from './support/walks';

const { eventOwn, huntGuess, marketBuy, tournamentOwn } = messages;

const sizes = Object.entries(keyboardSizes);

for (const [at, [size, viewport]] of sizes.entries())
  test.describe(`with the keyboard alone, on ${size},`, () => {
    test.use({ viewport });
    const journey = inTurn(test, at, sizes.length);

    journey('an event is joined, and left again after a question', async ({ page, baseURL }) => {
      await newMember(page, baseURL);
      await page.goto(await openEvent('upcoming'), { waitUntil: 'networkidle' });
      const panel = page.getByRole('region', { name: eventOwn.title });
      await pressByKeys(page, panel, eventOwn.join);
      await expect(panel.getByText(eventOwn.joined)).toBeVisible();
      await expectAccessible(page);
      await pressByKeys(page, panel, eventOwn.leave);
      await pressByKeys(page, panel, eventOwn.leaveSure);
      await expect(toast(page, eventOwn.leftToast)).toBeVisible();
      await expect(panel.getByText(eventOwn.none)).toBeVisible();
    });

    journey('a result is handed in to an event', async ({ page, baseURL }) => {
      await newMember(page, baseURL);
      await page.goto(await openEvent('live'), { waitUntil: 'networkidle' });
      const panel = page.getByRole('region', { name: eventOwn.title });
      await pressByKeys(page, panel, eventOwn.submit);
      await fillByKeys(page, panel, [
        { label: eventOwn.game, keys: 'Lokum Sağanağı' },
        { label: /^Bahis/, keys: '10' },
        { label: /^Kazanç/, keys: '1.000' },
        { label: eventOwn.link, keys: 'https://tekrar-izle.example/r/1' },
      ]);
      await page.keyboard.press('Enter');
      await expect(toast(page, eventOwn.sent)).toBeVisible();
      await expect(panel.getByRole('table')).toContainText(eventOwn.reviews.pending);
      await expectAccessible(page);
    });

    journey('a hunt’s end is guessed, and the guess changed', async ({ page, baseURL }) => {
      await newMember(page, baseURL);
      await page.goto('/bonus-hunts/bonus-hunt-51', { waitUntil: 'networkidle' });
      const panel = page.getByRole('region', { name: huntGuess.title });
      await fillByKeys(page, panel, [
        { label: huntGuess.endBalance, keys: '95000' },
        { label: huntGuess.bestX, keys: '80' },
      ]);
      await page.keyboard.press('Enter');
      await expect(panel.getByText('₺95,000.00')).toBeVisible();
      await tabTo(page, panel.getByLabel(huntGuess.endBalance, { exact: true }));
      await page.keyboard.press('ControlOrMeta+a');
      await page.keyboard.type('96000');
      await page.keyboard.press('Enter');
      await expect(panel.getByText('₺96,000.00')).toBeVisible();
      await expect(toast(page, huntGuess.saved).first()).toBeVisible();
      await expectAccessible(page);
    });

    journey(
      'a bracket is joined, and the place confirmed once its check-in begins',
      async ({ page, baseURL }) => {
        await newMember(page, baseURL);
        const slug = await openBracket();
        await page.goto(`/turnuvalar/${slug}`, { waitUntil: 'networkidle' });
        const panel = page.getByRole('region', { name: tournamentOwn.title });
        await fillByKeys(page, panel, [{ label: tournamentOwn.game, keys: 'Lokum' }]);
        await pressByKeys(page, panel, tournamentOwn.join);
        await expect(panel.getByText('1 numarayla kayıtlısın.')).toBeVisible();
        await expect(toast(page, tournamentOwn.joined)).toBeVisible();
        await expectAccessible(page);

        await beginCheckIn(slug);
        await expect(async () => {
          await page.reload({ waitUntil: 'networkidle' });
          await expect(panel.getByRole('button', { name: tournamentOwn.checkIn })).toBeEnabled({
            timeout: 15_000,
          });
        }).toPass();
        await pressByKeys(page, panel, tournamentOwn.checkIn);
        await expect(panel.getByText('1 numaralı yerin onaylı.')).toBeVisible();
        await expect(toast(page, tournamentOwn.checkedIn)).toBeVisible();
        await expectAccessible(page);
      },
    );

    journey('a perk is ordered, and the order taken back', async ({ page, baseURL }) => {
      await giveSikke(await newMember(page, baseURL), 5000);
      await page.goto('/market/yayinda-slot-istegi', { waitUntil: 'networkidle' });
      await pressByKeys(page, page.getByRole('main'), new RegExp(marketBuy.buy));
      const dialog = page.getByRole('dialog');
      await fillByKeys(page, dialog, [{ label: marketBuy.wish, keys: 'Kapadokya Balonları' }]);
      await pressByKeys(page, dialog, marketBuy.confirm);
      await expect(dialog.getByRole('heading', { name: marketBuy.done.waiting })).toBeVisible();
      await pressByKeys(page, dialog, marketBuy.orders);
      await expect(page).toHaveURL('/user/info/siparisler');
      const order = page.getByRole('article').filter({ hasText: 'Kapadokya Balonları' });
      await pressByKeys(page, order, /İptal et/);
      await pressByKeys(page, page.getByRole('dialog'), 'Evet, iptal et');
      await expect(order.getByText(messages.orders.states.cancelled)).toBeVisible();
      await expectAccessible(page);
    });
  });
