import { randomUUID } from 'node:crypto';
import { messages } from '@/lib/i18n/default-messages';
import { routes } from '@/lib/routes';
import { expect, expectAccessible, test } from './fixtures';

const { rules } = messages.errors;

test('the register form says what it misses beside each field, the server what it refuses, and then logs in', async ({
  page,
  complaints,
}) => {
  complaints.allow(/status of 422/);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(routes.register.path);
  const form = page.getByRole('main').locator('form');
  const submit = form.getByRole('button', { name: messages.auth.register, exact: true });
  await expect(submit).toBeEnabled();
  await submit.click();
  await expect(form.locator('p', { hasText: rules.required })).toHaveCount(6);
  await expect(form.getByText(messages.errors.form)).toBeVisible();
  await expectAccessible(page);

  // What is mended is told no more, and takes nobody out of the field.
  await form.getByLabel(messages.auth.username).fill('o');
  await expect(form.locator('p', { hasText: rules.required })).toHaveCount(5);
  await expect(form.getByLabel(messages.auth.username)).toBeFocused();

  const name = `deneme${randomUUID().slice(0, 8)}`;
  await form.getByLabel(messages.auth.username).fill('oyuncu');
  await form.getByLabel(messages.auth.email).fill(`${name}@ornek.com`);
  await form.getByLabel(messages.auth.password, { exact: true }).fill('Gizli-Sikke-42!');
  await form.getByLabel(messages.auth.passwordAgain, { exact: true }).fill('Gizli-Sikke-42!');
  // A name that is taken is told beside the boxes that are not ticked, in one round.
  await submit.click();
  await expect(form.locator('p', { hasText: rules.unique })).toHaveCount(1);
  await expect(form.locator('p', { hasText: rules.required })).toHaveCount(2);
  for (const box of await form.getByRole('checkbox').all()) await box.check();
  await expect(page.locator('[data-sonner-toast]')).toHaveCount(0);
  await expect(form.getByLabel(messages.auth.username)).toHaveAttribute('aria-invalid', 'true');
  await expect(form.getByLabel(messages.auth.email)).toHaveValue(`${name}@ornek.com`);

  await form.getByLabel(messages.auth.username).fill(name);
  await submit.click();
  await expect(page.locator('[data-sonner-toast]', { hasText: messages.toasts.loginSuccess })).toBeVisible();
  await expect(page.getByRole('dialog', { name: messages.avatar.title })).toBeVisible();
});
