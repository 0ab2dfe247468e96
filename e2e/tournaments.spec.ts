import { randomUUID } from 'node:crypto';
import type { Locator } from '@playwright/test';
import { addTournament } from '@/api/testing/events.fixture';
import { messages } from '@/lib/i18n/default-messages';
import { expect, expectAccessible, test } from './fixtures';
import { inDatabase } from './installation';

const { proof } = messages.draws;

/** Opens every round that is folded away. */
async function unfold(bracket: Locator): Promise<void> {
  for (const fold of await bracket.locator('summary').all()) await fold.click();
}

test('a guest opens the tournament that is being played at the duel that is on; the final is never cut', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto('/turnuvalar');
  await page.getByRole('link', { name: 'Sonbahar Finalleri' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Sonbahar Finalleri' })).toBeVisible();
  const duel = page.getByRole('region', { name: 'Çeyrek final, 2. maç' });
  await expect(duel.getByText(messages.bracket.live)).toBeInViewport();
  await expect(duel.getByRole('link', { name: /./ }).nth(2)).toHaveAttribute(
    'href',
    /^\/oyunlar\/[a-z0-9-]+$/,
  );
  const bracket = page.getByRole('region', { name: 'Sonbahar Finalleri: eşleşme tablosu' });
  // Of 31 matches nine are byes, which are one line.
  await expect(bracket.getByRole('article')).toHaveCount(7);
  await expect(bracket.getByText(messages.bracket.live)).toHaveCount(1);
  const room = await page.evaluate(() => document.documentElement.clientWidth);
  const final = await bracket
    .getByRole('heading', { name: 'Final', exact: true })
    .locator('..')
    .boundingBox();
  expect((final?.x ?? room) + (final?.width ?? room)).toBeLessThanOrEqual(room);
  await unfold(bracket);
  await expect(bracket.getByText('Bay geçti:')).toBeVisible();
  await expect(bracket.getByRole('article')).toHaveCount(22);
  await expectAccessible(page);
});

test('on a phone a map leads by keyboard to each match, also to one of a round that is folded', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/turnuvalar/buyuk-kupa', { waitUntil: 'networkidle' });
  const map = page.getByRole('navigation', { name: messages.bracket.map.label });
  const match = page.locator('#mac-3-2');
  await expect(match.getByRole('article')).toBeHidden();
  await map.getByRole('link', { name: /^3\. tur, 2\. maç/ }).focus();
  await page.keyboard.press('Enter');
  await expect(match.getByRole('article')).toBeInViewport();
  await expectAccessible(page);
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
  const draw = page.getByRole('region', { name: proof.title });
  await expect(draw.getByText(proof.rootLater, { exact: true })).toBeVisible();
  await expect(draw.getByText(proof.seedLater, { exact: true })).toHaveCount(2);
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
  const bracket = page.getByRole('region', { name: 'Sonbahar Kupası: eşleşme tablosu' });
  await unfold(bracket);
  const matches = bracket.getByRole('article');
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
  const bracket = page.getByRole('region', { name: 'Sonbahar Kupası: eşleşme tablosu' });
  await unfold(bracket);
  const matches = bracket.getByRole('article');
  const ofNobody = matches.filter({ hasText: /Gelmedi.*Gelmedi/s });
  const ofOne = matches.filter({ hasText: absent, hasNotText: /Gelmedi.*Gelmedi/s });
  await expect(ofOne.getByText(absent, { exact: true })).toHaveCount(1);
  const name = (await ofOne.getByText(goesOn).textContent())?.replace(goesOn, '') ?? '';
  expect(name).not.toBe('');
  // The tree comes first: its first two are the semi-finals. Below it are four matches, and six beside two byes.
  await expect(matches).toHaveCount(13);
  await expect(matches.nth(1)).toContainText(name);
  await expect(ofNobody.getByText(goesOn)).toHaveCount(0);
  await expect(matches.nth(0).getByText(bye, { exact: true })).toBeVisible();
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
