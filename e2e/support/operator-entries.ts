import { setupStepPath } from '@/lib/format/setup-steps';
import { expect } from '../fixtures';
import { inMinutes, type OperatorDesk } from './operator-desk';
import { messages, ownNames } from './operator-texts';

const { auth, setup } = messages;
const { content, settings, setup: steps } = messages.desk;

/** Who begins the site. */
export const founder = { username: 'kurucu', password: 'Fener-Isigi-27' } as const;

/** From the link to the first sponsor that everybody sees: what is filled in and pressed on the way, and nothing else. */
export async function beginSite(desk: OperatorDesk, link: string): Promise<void> {
  const { page } = desk;
  const { pathname, hash } = new URL(link);
  await page.goto(pathname + hash, { waitUntil: 'networkidle' });
  const fields = [
    [setup.fields.site_name, ownNames.site],
    [setup.fields.coin, ownNames.coin],
    [setup.fields.kick_link, 'kick.com/fener'],
    [auth.username, founder.username],
    [auth.email, 'kurucu@ornek.com'],
    [auth.password, founder.password],
    [auth.passwordAgain, founder.password],
  ] as const;
  for (const [label, text] of fields) {
    desk.walked.fields += 1;
    await page.getByLabel(label, { exact: true }).fill(text);
  }
  await desk.look();
  await desk.press(setup.save);
  await expect(page).toHaveURL(setupStepPath('brand'));
  await desk.upload('logo', 64, 64);
  await desk.look();
  await desk.press(settings.form.saveNext);
  // What is right already is gone on from, not refused.
  await expect(page).toHaveURL(setupStepPath('coin'));
  await desk.press(settings.form.saveNext);
  await expect(page).toHaveURL(setupStepPath('colours'));
  await desk.press(settings.form.saveNext);
  await expect(page).toHaveURL(setupStepPath('areas'));
  await desk.press(settings.form.saveNext);
  await expect(page).toHaveURL(setupStepPath('done'));
  await desk.follow(steps.ways.sponsor.title);
  await expect(page.getByRole('button', { name: content.editor.create, exact: true })).toBeEnabled();
  await desk.fill('name', 'Çınar Bahçesi');
  await desk.fill('link', 'cinarbahcesi.example');
  await desk.publish('sponsors', 'cinar-bahcesi');
}

/** Makes one of each kind that an evening needs, in the order in which an operator would, and publishes it. */
export async function fillSite(desk: OperatorDesk): Promise<void> {
  const { page } = desk;
  await desk.begin('sponsors');
  await desk.fill('name', 'Poyraz Koyu');
  await desk.fill('link', 'https://poyrazkoyu.example/?ref=fener');
  await desk.publish('sponsors', 'poyraz-koyu');

  await desk.begin('news');
  await desk.fill('title', 'Açılış gecesi');
  await desk.fill('summary', 'Bu akşam buradayız.');
  await desk.fill('content', '## Açılış\n\n**Hoş geldin.**');
  await desk.choose('category', 'duyuru');
  await desk.fill('author', 'kurucu');
  await desk.upload('cover', 160, 90);
  await desk.publish('news', 'acilis-gecesi');

  await desk.begin('events');
  await desk.fill('title', 'En yüksek çarpan');
  await desk.choose('type', 'multiplier');
  await desk.field('sponsor').locator('input').fill('Çınar');
  await page.getByRole('option', { name: 'Çınar Bahçesi' }).click();
  await desk.fill('starts_at', inMinutes(-10));
  await desk.fill('ends_at', inMinutes(300));
  await desk.publish('events', 'en-yuksek-carpan');

  await desk.begin('market');
  await desk.fill('title', 'Hediye kodu');
  await desk.choose('type', 'code');
  await desk.fill('price', '100');
  await desk.publish('market', 'hediye-kodu');
  await desk.addCodes('Hediye kodu', ['FENER-1', 'FENER-2']);

  await desk.begin('raffles');
  await desk.fill('title', 'Açılış çekilişi');
  await desk.fill('starts_at', inMinutes(-30));
  await desk.fill('ends_at', inMinutes(60));
  await desk.fill('draw_at', inMinutes(120));
  await desk.press(content.editor.create);
  // What a list lacks is told there, and its button has the focus.
  const add = desk.field('prizes').getByRole('button', {
    name: content.editor.addTo.replace('{name}', content.fields.prizes),
  });
  await expect(add).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(desk.field('prizes.0.rank_from').locator('input')).toBeFocused();
  await expect(desk.field('prizes.0.rank_to').locator('input')).toHaveValue('1');
  await desk.choose('prizes.0.type', 'physical');
  await desk.fill('prizes.0.title', 'Fener maketi');
  await page
    .getByRole('button', { name: content.editor.addTo.replace('{name}', content.fields.rules) })
    .click();
  await desk.field('rules.0.sponsor').locator('input').fill('Çınar');
  await page.getByRole('option', { name: 'Çınar Bahçesi' }).click();
  await desk.fill('rules.0.amount_per_ticket', '500');
  await desk.publish('raffles', 'acilis-cekilisi');
  await desk.look();

  await desk.begin('bonus-hunts');
  await desk.fill('title', 'Pazartesi avı');
  await desk.fill('start_balance', '10.000');
  await desk.fill('started_at', inMinutes(10));
  await desk.publish('bonus-hunts', 'pazartesi-avi');
}
