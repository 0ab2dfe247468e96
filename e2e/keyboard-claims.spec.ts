import { randomUUID } from 'node:crypto';
import { messages } from '@/lib/i18n/default-messages';
import { routes, userSectionPath } from '@/lib/routes';
import { expect, expectAccessible } from './fixtures';
import { attachByKeys, fillByKeys, type KeyStep, keyboardSizes, pressByKeys, typeMoment } from './keyboard';
import { test } from './members';
import { logInAgain, makeLoyal, newMember, winThing } from './stage';
import { haveEffect, openInInbox } from './support/inbox';
import { toast } from './support/on-page';
import { inTurn } from './support/walks';

const { labels, claimForms, claims, vipOwn } = messages;
const deposits = userSectionPath('ticket-deposits');

/** A form of claims: where it stands, what is typed into it, and what is said once it was taken. */
interface Form {
  readonly path: string;
  readonly steps: (mark: string) => readonly KeyStep[];
  readonly texts: { readonly submit: string; readonly done: string };
  readonly hasPicture?: boolean;
}

const forms: Readonly<Record<string, Form>> = {
  'a win with its picture': {
    path: '/sizdengelenler/gonder',
    hasPicture: true,
    steps: (mark) => [
      { label: labels.sponsor, keys: 'Poyrazen' },
      { label: labels.site_username, keys: 'tuslarla' },
      { label: labels.game_name, keys: mark },
      { label: labels.bet, keys: '2,50' },
      { label: labels.win, keys: '1.250' },
    ],
    texts: claimForms.win,
  },
  'a switch under the code': {
    path: routes.affiliateChange.path,
    steps: (mark) => [
      { label: labels.sponsor, keys: 'Poyrazen' },
      { label: labels.site_username, keys: mark },
      { label: labels.name, keys: 'Ada' },
      { label: labels.surname, keys: 'Örnek' },
      { label: labels.phone, keys: '+90 500 000 00 00' },
      { label: claimForms.affiliate.terms, keys: ' ' },
    ],
    texts: claimForms.affiliate,
  },
  'a complaint': {
    path: routes.complaints.path,
    hasPicture: true,
    steps: (mark) => [
      { label: labels.department, keys: 'Bonus' },
      { label: labels.subject, keys: mark },
      { label: labels.message, keys: 'İki gündür bekliyorum.' },
    ],
    texts: claimForms.complaint,
  },
};

const sizes = Object.entries(keyboardSizes);

for (const [at, [size, viewport]] of sizes.entries())
  test.describe(`with the keyboard alone, on ${size},`, () => {
    test.use({ viewport });
    const journey = inTurn(test, at, sizes.length);

    for (const [what, { path, steps, texts, hasPicture = false }] of Object.entries(forms))
      journey(`${what} is handed in`, async ({ page, baseURL }) => {
        await newMember(page, baseURL);
        await page.goto(path, { waitUntil: 'networkidle' });
        const form = page.getByRole('main').locator('form');
        await expect(form.getByRole('button', { name: texts.submit, exact: true })).toBeEnabled();
        const mark = `Klavye ${randomUUID().slice(0, 8)}`;
        await fillByKeys(page, form, steps(mark));
        if (hasPicture) await attachByKeys(page, form);
        await pressByKeys(page, form, texts.submit);
        await expect(toast(page, texts.done)).toBeVisible();
        await expect(page.getByRole('main').getByText(mark).first()).toBeVisible();
        await expectAccessible(page);
      });

    journey(
      'a deposit is handed in, approved by its sponsor’s support, and brings its numbers',
      async ({ page, baseURL, logIn }) => {
        const member = await newMember(page, baseURL);
        await page.goto(deposits, { waitUntil: 'networkidle' });
        const submit = page.getByRole('button', { name: claimForms.deposit.submit });
        const form = page.getByRole('main').locator('form').filter({ has: submit });
        await expect(submit).toBeEnabled();
        const name = `tus_${randomUUID().slice(0, 8)}`;
        await fillByKeys(page, form, [
          { label: claimForms.deposit.choice, keys: 'Nartane' },
          { label: labels.site_username, keys: name },
          { label: labels.amount, keys: '5.000' },
        ]);
        await typeMoment(page, form.getByLabel(labels.deposit_date), new Date(Date.now() - 60_000));
        await attachByKeys(page, form);
        await pressByKeys(page, form, claimForms.deposit.submit);
        await expect(toast(page, claimForms.deposit.done)).toBeVisible();
        const card = page.getByRole('article').filter({ hasText: name });
        await expect(card).toBeVisible();

        await logIn('destek');
        await openInInbox(page, { kind: 'deposit', who: name, words: 'Nartane', path: deposits });
        await page.keyboard.press('a');
        await expect(page.getByText(new RegExp(`^${messages.desk.inbox.marks.approve}: `))).toBeVisible();
        await haveEffect('deposit', new URL(page.url()).searchParams.get('kart')?.split(':')[1] ?? '');

        await logInAgain(page, baseURL, member);
        await expect(async () => {
          await page.goto(deposits);
          await expect(card).toContainText(claims.facts.tickets, { timeout: 3000 });
        }).toPass();
      },
    );

    journey('a prize that was won is told where to go', async ({ page, baseURL }) => {
      const title = `Ödül ${randomUUID().slice(0, 8)}`;
      await winThing(await newMember(page, baseURL), title);
      await page.goto(deposits, { waitUntil: 'networkidle' });
      const card = page.getByRole('article').filter({ hasText: title });
      await expect(card.getByRole('button', { name: claimForms.steps.answer })).toBeEnabled();
      await fillByKeys(page, card, [
        { label: labels.name, keys: 'Ada' },
        { label: labels.surname, keys: 'Örnek' },
        { label: labels.phone, keys: '+90 500 000 00 00' },
        { label: labels.address, keys: 'Fener Sokak 1' },
        { label: labels.city, keys: 'Iğdır' },
        { label: labels.country, keys: 'Türkiye' },
        { label: labels.zipcode, keys: '76000' },
      ]);
      await pressByKeys(page, card, claimForms.steps.answer);
      await expect(toast(page, claimForms.stepsDone.answer)).toBeVisible();
      await expect(card.getByRole('button', { name: claimForms.steps.answer })).toHaveCount(0);
      await expectAccessible(page);
    });

    journey('who meets the criteria of the club applies', async ({ page, baseURL }) => {
      await makeLoyal(await newMember(page, baseURL));
      await page.goto(routes.vip.path, { waitUntil: 'networkidle' });
      await pressByKeys(page, page.getByRole('main'), vipOwn.apply.replace('{tier}', 'Bronz'));
      await expect(toast(page, vipOwn.applied)).toBeVisible();
      await expect(page.getByText(messages.vip.cannot)).toBeVisible();
      await expectAccessible(page);
    });
  });
