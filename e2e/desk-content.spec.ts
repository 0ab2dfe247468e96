import { randomInt, randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { eq } from 'drizzle-orm';
import { users } from '@/api/db/schema/users';
import { picture } from '@/api/testing/claims.fixture';
import { messages } from '@/lib/i18n/default-messages';
import { expect, expectAccessible, test } from './fixtures';
import { inDatabase } from './installation';
import { logInAgain, newMember } from './stage';

const { content, media } = messages.desk;
const { editor, stale, history, import: file } = content;

/** An editor of this journey's own. */
async function becomeEditor(page: Page, baseURL: string | undefined): Promise<string> {
  const member = await newMember(page, baseURL);
  await inDatabase((db) => db.update(users).set({ permission: 'editor' }).where(eq(users.id, member.id)));
  await logInAgain(page, baseURL, member);
  return member.username;
}

const open = (page: Page, path: string) => page.goto(path, { waitUntil: 'networkidle' });
/** The first input of a field of the form, by the field's name. */
const field = (page: Page, name: string) => page.locator(`[data-field=${name}] input`).first();
const save = (page: Page) => page.getByRole('button', { name: editor.save, exact: true });

test('an editor makes a sponsor out of the library, shows it before it is there, publishes it, and nobody’s work is lost', async ({
  page,
  browser,
  baseURL,
  complaints,
}) => {
  // A save that comes too late is refused on purpose, as is a file with a fault.
  complaints.allow(/409/);
  await becomeEditor(page, baseURL);
  const slug = `masa-${randomUUID().slice(0, 8)}`;
  const path = `/yonetim/icerik/sponsors/${slug}`;

  await open(page, '/yonetim/medya');
  const name = `logo-${slug}`;
  const upload = {
    name: `${name}.png`,
    mimeType: 'image/png',
    buffer: await picture(randomInt(100_000)),
  };
  await page.getByLabel(media.upload).setInputFiles(upload);
  await expect(page.getByRole('link', { name })).toBeVisible();
  await expectAccessible(page);

  await open(page, '/yonetim/icerik/sponsors/yeni');
  await field(page, 'slug').fill(slug);
  await field(page, 'name').fill('Masa Sponsoru');
  await field(page, 'link').fill(`https://${slug}.example/`);
  await page.locator('[data-field=logo]').getByRole('button', { name: editor.choosePicture }).click();
  await page.getByRole('dialog').getByRole('button', { name }).click();
  await expect(field(page, 'logo')).toHaveValue(/^\/api\/library\//);
  await expectAccessible(page);
  await page.getByRole('button', { name: editor.create, exact: true }).click();
  await expect(page).toHaveURL(path);

  await test.step('the preview is the public page, for who has its link alone', async () => {
    const [preview] = await Promise.all([
      page.waitForEvent('popup'),
      page.getByRole('link', { name: editor.preview }).click(),
    ]);
    await expect(preview).toHaveURL(`/sponsorlar/${slug}`);
    await expect(preview.getByRole('heading', { level: 1 })).toContainText('Masa Sponsoru');
    await expect(preview.getByRole('complementary', { name: messages.preview.label })).toBeVisible();
    await preview.getByRole('link', { name: messages.preview.end }).click();
    await preview.close();
    const guest = await browser.newContext(baseURL ? { baseURL } : {});
    expect((await guest.request.get(`/sponsorlar/${slug}`)).status()).toBe(404);
    await guest.close();
  });

  await test.step('on a phone nothing of the form is beyond its edge', async () => {
    const before = page.viewportSize() ?? { width: 1280, height: 720 };
    await page.setViewportSize({ width: 390, height: 844 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
    await expectAccessible(page);
    await page.setViewportSize(before);
  });

  await test.step('published, it is on the site within seconds', async () => {
    await open(page, path);
    await page.getByRole('button', { name: content.moves.publish, exact: true }).click();
    await expect(page.getByText(content.states.published).first()).toBeVisible();
    await expect.poll(async () => (await page.request.get(`/sponsorlar/${slug}`)).status()).toBe(200);
  });

  await test.step('leaving what is not kept yet asks first; what is kept as a draft is there again, for its writer alone, and can be dropped', async () => {
    await open(page, path);
    let letThrough = () => {};
    const isLetThrough = new Promise<void>((done) => {
      letThrough = done;
    });
    await page.route(/\/draft$/, async (route) => {
      await isLetThrough;
      await route.continue();
    });
    await field(page, 'name').fill('Yarım Kalan Ad');
    const asked: string[] = [];
    page.once('dialog', (dialog) => {
      asked.push(dialog.message());
      return dialog.dismiss();
    });
    await page.getByRole('link', { name: editor.history, exact: true }).click();
    await expect.poll(() => asked).toEqual([editor.leave]);
    await expect(page).toHaveURL(path);
    letThrough();
    await expect(page.getByText(editor.draftKept.replace('{time}', ''))).toBeVisible();
    await page.unroute(/\/draft$/);
    await page.reload({ waitUntil: 'networkidle' });
    await expect(field(page, 'name')).toHaveValue('Yarım Kalan Ad');
    expect(await (await page.request.get(`/sponsorlar/${slug}`)).text()).not.toContain('Yarım Kalan Ad');
    await page.getByRole('button', { name: editor.draftDrop }).click();
    await expect(field(page, 'name')).toHaveValue('Masa Sponsoru');
  });

  await test.step('who saves too late sees both versions and chooses', async () => {
    const other = await browser.newContext(baseURL ? { baseURL } : {});
    const late = await other.newPage();
    await becomeEditor(late, baseURL);
    await open(late, path);
    await open(page, path);
    await field(page, 'name').fill('Birinci Ad');
    await save(page).click();
    await expect(page.getByText(editor.saved).first()).toBeVisible();
    await field(late, 'name').fill('İkinci Ad');
    await save(late).click();
    const both = late.getByRole('region', { name: stale.title });
    await expect(both).toContainText('Birinci Ad');
    await expect(both).toContainText('İkinci Ad');
    await both.getByRole('radio').nth(1).check();
    await both.getByRole('button', { name: stale.apply }).click();
    await expect(both).toHaveCount(0);
    await expect(field(late, 'name')).toHaveValue('Birinci Ad');
    await other.close();
  });

  await test.step('an old version comes back', async () => {
    await open(page, `${path}/gecmis?surum=1`);
    await expect(page.getByRole('list', { name: history.title })).toContainText(content.done.publish);
    await page.getByRole('button', { name: history.restore, exact: true }).click();
    await page.getByRole('button', { name: history.restoreSure }).click();
    await expect(page).toHaveURL(path);
    await expect(field(page, 'name')).toHaveValue('Masa Sponsoru');
  });

  await test.step('an entry is made by keys alone, and what is wrong with it gets the focus', async () => {
    complaints.allow(/422/);
    await open(page, '/yonetim/icerik/analysts/yeni');
    const create = page.getByRole('button', { name: editor.create, exact: true });
    await expect(create).toBeEnabled();
    const goOnTo = async (wanted: typeof create) => {
      const isThere = () => wanted.evaluate((one) => one === document.activeElement);
      for (let stops = 0; stops < 30 && !(await isThere()); stops += 1) await page.keyboard.press('Tab');
      await expect(wanted).toBeFocused();
    };
    await field(page, 'slug').focus();
    await page.keyboard.type(`yazar-${slug}`);
    await goOnTo(create);
    await page.keyboard.press('Enter');
    await expect(field(page, 'name')).toBeFocused();
    await page.keyboard.type('Klavye Yazarı');
    await goOnTo(create);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(`/yonetim/icerik/analysts/yazar-${slug}`);
  });

  await test.step('a file with a fault is told by its line, mended, and written as it was shown', async () => {
    await open(page, '/yonetim/icerik/sponsors/aktar');
    const send = (last: string) =>
      page.getByLabel(file.choose).setInputFiles({
        ...{ name: 'sponsorlar.csv', mimeType: 'text/csv' },
        buffer: Buffer.from(`slug,name,link\n${slug},Dosyadan,https://${slug}.example/\n${last}\n`),
      });
    await send(`${slug}-b,İkinci,ftp://olmaz`);
    await expect(page.getByText(file.line.replace('{line}', '3'))).toBeVisible();
    await send(`${slug}-b,İkinci,https://${slug}-b.example/`);
    const apply = page.getByRole('button', { name: '2 kaydı yaz' });
    await expect(apply).toBeVisible();
    await expectAccessible(page);
    await apply.click();
    await expect(page.getByText(file.written).first()).toBeVisible();
  });
});
