import { randomUUID } from 'node:crypto';
import { addTournament } from '@/api/testing/events.fixture';
import messages from '@/messages/tr.json' with { type: 'json' };
import { expect, expectAccessible, test } from './fixtures';
import { inDatabase } from './installation';

test('a guest opens the tournament that is being played and reads its bracket round by round', async ({
  page,
}) => {
  await page.goto('/turnuvalar');
  await page.getByRole('link', { name: 'Sonbahar Finalleri' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Sonbahar Finalleri' })).toBeVisible();
  const bracket = page.getByRole('region', { name: 'Sonbahar Finalleri: eşleşme tablosu' });
  await expect(bracket.getByRole('article')).toHaveCount(31);
  await expect(bracket.getByText(messages.bracket.live)).toHaveCount(1);
  await expect(bracket.getByText('Bay geçti', { exact: true })).toHaveCount(9);
  await expectAccessible(page);
});

test('on a phone the bracket scrolls sideways by keyboard, every name whole in its column', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/turnuvalar/buyuk-kupa');
  const bracket = page.getByRole('region', { name: 'Büyük Kupa: eşleşme tablosu' });
  await page.getByRole('link', { name: 'Yarı final' }).click();
  await expect.poll(() => bracket.evaluate((element) => element.scrollLeft)).toBeGreaterThan(600);
  await expect(bracket.getByRole('heading', { name: 'Yarı final' })).toBeInViewport();
  await bracket.focus();
  const before = await bracket.evaluate((element) => element.scrollLeft);
  await page.keyboard.press('ArrowLeft');
  await expect.poll(() => bracket.evaluate((element) => element.scrollLeft)).toBeLessThan(before);
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(overflow).toBeLessThanOrEqual(0);
});

test('what is over names its champion; sign-up, waiting list and draw are told as they stand', async ({
  page,
}) => {
  await page.goto('/turnuvalar/biten');
  await expect(page.getByText('Şampiyon', { exact: true }).first()).toBeVisible();
  await page.goto('/turnuvalar/duello-kupasi-5');
  await expect(page.getByText(/^\d+ kişi yedek sırada$/)).toBeVisible();
  await page.getByText('Kura nasıl doğrulanır?').click();
  await expect(page.getByText('Kura çekilince açıklanır', { exact: true })).toBeVisible();
  await expectAccessible(page);
  await page.goto('/turnuvalar/guz-sezonu');
  await expect(page.getByRole('table').getByRole('row').nth(1)).toBeVisible();
});

test('before its sign-up opens a tournament is soon, counts down to the opening and takes nobody', async ({
  page,
}) => {
  await page.goto('/turnuvalar');
  const card = page.getByRole('article').filter({ hasText: 'Kış Kupası' });
  await expect(card.getByText('Yakında', { exact: true })).toBeVisible();
  await expect(card.getByText('Kayıtların açılmasına')).toBeVisible();
  await page.goto('/turnuvalar/kis-kupasi', { waitUntil: 'networkidle' });
  await expect(page.getByText('Kayıtların açılmasına')).toBeVisible();
  await expect(page.getByText(/^Kayıtlar henüz açılmadı\./)).toBeVisible();
  await expect(page.getByText('Kayıt açık', { exact: true })).toHaveCount(0);
  const phases = page.getByRole('list', { name: messages.tournaments.phases.label });
  await expect(phases.getByRole('listitem')).toHaveCount(4);
  await expect(phases.locator('[aria-current]')).toHaveCount(0);
  await expectAccessible(page);
});

test('a drawn bracket keeps its games, who did not come, and everybody who registered', async ({ page }) => {
  await page.goto('/turnuvalar/sonbahar-kupasi');
  await expect(page.getByText(/^Her düellonun bahsi:/)).toContainText('₺10.00');
  const matches = page.getByRole('region', { name: 'Sonbahar Kupası: eşleşme tablosu' }).getByRole('article');
  await expect(matches.filter({ hasText: /Gelmedi.*Gelmedi/s })).toHaveCount(1);
  await expect(matches.first().getByRole('link').first()).toHaveAttribute('href', /^\/oyunlar\/[a-z0-9-]+$/);
  await page.getByText('Kaydolan bütün oyuncular (14)').click();
  await expect(page.getByText('Elendi', { exact: true }).first()).toBeVisible();
  await expectAccessible(page);
});

test('who did not come is told on the match: the other one went on, and where neither came nobody did', async ({
  page,
}) => {
  await page.goto('/turnuvalar/sonbahar-kupasi');
  const { absent, bye } = messages.bracket;
  const goesOn = messages.bracket.goesOn.replace('{name}', '');
  const matches = page.getByRole('region', { name: 'Sonbahar Kupası: eşleşme tablosu' }).getByRole('article');
  const ofNobody = matches.filter({ hasText: /Gelmedi.*Gelmedi/s });
  const ofOne = matches.filter({ hasText: absent, hasNotText: /Gelmedi.*Gelmedi/s });
  await expect(ofOne.getByText(absent, { exact: true })).toHaveCount(1);
  const name = (await ofOne.getByText(goesOn).textContent())?.replace(goesOn, '') ?? '';
  expect(name).not.toBe('');
  // Eight, four and two matches: these two are the semi-finals.
  await expect(matches).toHaveCount(15);
  await expect(matches.nth(13)).toContainText(name);
  await expect(ofNobody.getByText(goesOn)).toHaveCount(0);
  await expect(matches.nth(12).getByText(bye, { exact: true })).toBeVisible();
});

test('a cancelled tournament says so, and what becomes of the places and what was paid', async ({ page }) => {
  const slug = `iptal-${randomUUID().slice(0, 8)}`;
  await inDatabase((db) => addTournament(db, { slug, title: 'Yarım Kupa', state: 'cancelled' }));
  await page.goto(`/turnuvalar/${slug}`);
  await expect(page.getByText(messages.tournaments.stateText.cancelled)).toBeVisible();
  await expect(page.getByText(messages.tournaments.signUp.text.cancelled)).toBeVisible();
  await expect(page.locator('[aria-current="step"]')).toHaveCount(0);
  await expectAccessible(page);
});

test('unknown tournaments, types and cursors are not found', async ({ request }) => {
  for (const path of [
    '/turnuvalar/yok',
    '/turnuvalar/tur/baska',
    '/turnuvalar/sonra/bozuk',
    '/api/tournaments/yok',
  ])
    expect([path, (await request.get(path)).status()]).toEqual([path, 404]);
});
