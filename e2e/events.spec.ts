import { randomUUID } from 'node:crypto';
import { addEvent } from '@/api/testing/events.fixture';
import { messages } from '@/lib/i18n/default-messages';
import { expect, expectAccessible, test } from './fixtures';
import { inDatabase } from './installation';
import { newMember } from './stage';

test('a guest goes from what is on to one event, its rules and its ranking, and on to a game that counts', async ({
  page,
}) => {
  await page.goto('/etkinlikler');
  await page.getByRole('link', { name: 'Çarpan Gecesi 13' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Çarpan Gecesi 13' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Nasıl katılınır?' })).toBeVisible();
  const ranking = page.getByRole('table');
  await expect(ranking.getByRole('row').nth(1)).toContainText('×');
  const replay = ranking.getByRole('link', { name: /tekrar-izle\.example/ }).first();
  await expect(replay).toHaveAttribute('rel', 'nofollow ugc noopener noreferrer');
  await expect(replay).toHaveAttribute('href', /^https:\/\/tekrar-izle\.example\//);
  await expectAccessible(page);
  await expect(page.getByRole('link', { name: /Lokum Sağanağı/ }).first()).toHaveAttribute(
    'href',
    '/oyunlar/lokum-saganagi',
  );
});

test('tabs and types are pages of their own; what is over names who won', async ({ page }) => {
  await page.goto('/etkinlikler');
  await page.getByRole('link', { name: 'Biten', exact: true }).click();
  await expect(page).toHaveURL('/etkinlikler/biten');
  await expect(page.getByText('Birinci', { exact: true }).first()).toBeVisible();
  await page.getByRole('link', { name: 'Daha eski' }).click();
  await expect(page).toHaveURL(/\/etkinlikler\/biten\/sonra\/[\w-]+$/);
  await expect(page.getByRole('link', { name: 'En yenilere dön' })).toBeVisible();
  await page.getByRole('link', { name: 'Bilgi yarışması', exact: true }).click();
  // A type keeps the time, and a time the type.
  await expect(page).toHaveURL('/etkinlikler/tur/bilgi-yarismasi/biten');
  await page.getByRole('link', { name: 'Yaklaşan', exact: true }).click();
  await expect(page).toHaveURL('/etkinlikler/tur/bilgi-yarismasi/yaklasan');
  await expectAccessible(page);
});

test('an event and the whole calendar come as files that a calendar reads', async ({ request }) => {
  for (const path of ['/etkinlikler/carpan-gecesi-14/takvim.ics', '/etkinlikler/takvim.ics']) {
    const answer = await request.get(path);
    const text = await answer.text();
    expect([path, answer.status(), answer.headers()['content-type']]).toEqual([
      path,
      200,
      'text/calendar; charset=utf-8',
    ]);
    expect(text.startsWith('BEGIN:VCALENDAR\r\n')).toBe(true);
    expect(text).toContain('UID:event-carpan-gecesi-14@');
    expect(text.split('\r\n').filter((line) => Buffer.byteLength(line) > 75)).toEqual([]);
  }
});

test('a cancelled event says so, and that nobody is ranked or given a prize', async ({ page }) => {
  const slug = `iptal-${randomUUID().slice(0, 8)}`;
  await inDatabase((db) => addEvent(db, { slug, title: 'Yarım Gece', state: 'cancelled' }));
  await page.goto(`/etkinlikler/${slug}`);
  await expect(page.getByText(messages.events.cancelledText)).toBeVisible();
  await expectAccessible(page);
});

test('unknown events, types and cursors are not found', async ({ request }) => {
  for (const path of [
    '/etkinlikler/yok-boyle-bir-etkinlik',
    '/etkinlikler/yok-boyle-bir-etkinlik/takvim.ics',
    '/etkinlikler/tur/baska',
    '/etkinlikler/tur/carpan/baska',
    '/etkinlikler/biten/sonra/bozuk',
    '/etkinlikler/Biten',
  ])
    expect([path, (await request.get(path)).status()]).toEqual([path, 404]);
});

test('a full event says that one goes to the reserve list, and afterwards how one stands and the way out', async ({
  page,
  baseURL,
}) => {
  const slug = `dolu-${randomUUID().slice(0, 8)}`;
  const day = 86_400_000;
  const times = { startsAt: new Date(Date.now() + day), endsAt: new Date(Date.now() + 2 * day) };
  await inDatabase((db) =>
    addEvent(db, { slug, title: 'Dolu Gece', state: 'upcoming', capacity: 1, ...times }),
  );
  await newMember(page, baseURL);
  const headers = { Origin: baseURL ?? '' };
  const joined = await page.request.post(`/api/events/${slug}/participation`, { data: {}, headers });
  expect(joined.status()).toBe(200);
  await newMember(page, baseURL);
  await page.goto(`/etkinlikler/${slug}`, { waitUntil: 'networkidle' });
  const { eventOwn } = messages;
  const panel = page.getByRole('region', { name: eventOwn.title });
  await expect(panel.getByText(eventOwn.full.replace('{capacity}', '1'))).toBeVisible();
  await panel.getByRole('button', { name: eventOwn.joinReserve }).click();
  await expect(panel.getByText(/Yedek sıradasın/)).toBeVisible();
  await expect(panel.getByRole('button', { name: eventOwn.leave })).toBeEnabled();
  await expect(panel.locator('button:disabled:visible')).toHaveCount(0);
});
