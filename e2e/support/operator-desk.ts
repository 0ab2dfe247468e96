import type { Page } from '@playwright/test';
import sharp from 'sharp';
import type { ContentKind } from '@/contract/desk-content';
import { deskPages } from '@/lib/desk-pages';
import { deskEntryPath } from '@/lib/desk-paths';
import { expect, expectAccessible } from '../fixtures';
import { fitsTheScreen, toast } from './on-page';
import { messages } from './operator-texts';

const { content, market, team, media } = messages.desk;

/** What an operator does at the desk, by what the screens say. Each counts into `walked`: fields that were filled in, and presses. */
export class OperatorDesk {
  readonly walked = { fields: 0, presses: 0 };

  constructor(readonly page: Page) {}

  /** A field of the form, by its name. */
  field(name: string) {
    return this.page.locator(`[data-field="${name}"]`);
  }

  async open(path: string): Promise<void> {
    await this.page.goto(path, { waitUntil: 'networkidle' });
  }

  async fill(name: string, text: string): Promise<void> {
    this.walked.fields += 1;
    const input = this.field(name).locator('input, textarea').first();
    await expect(input).toBeEnabled();
    await input.fill(text);
  }

  async choose(name: string, value: string): Promise<void> {
    this.walked.fields += 1;
    await this.field(name).locator('select').selectOption(value);
  }

  /** Presses a button once it can be pressed. */
  async press(name: string): Promise<void> {
    this.walked.presses += 1;
    const button = this.page.getByRole('button', { name, exact: true });
    await expect(button).toBeEnabled();
    await button.click();
  }

  async follow(name: string): Promise<void> {
    this.walked.presses += 1;
    await this.page.getByRole('link', { name, exact: true }).click();
  }

  /** Puts a new picture into a field, from the field itself. */
  async upload(name: string, width: number, height: number): Promise<void> {
    this.walked.presses += 2;
    await this.field(name).getByRole('button', { name: content.editor.choosePicture }).click();
    const file = { name: `${name}.png`, mimeType: 'image/png', buffer: await picture(width, height) };
    const dialog = this.page.getByRole('dialog');
    await dialog.getByLabel(media.upload).setInputFiles(file);
    await expect(dialog).toHaveCount(0);
    await expect(this.field(name).locator('input').first()).toHaveValue(/^\/api\/library\//);
  }

  /** Makes the entry of the open form and publishes it; both keep the focus in the form. */
  async publish(kind: ContentKind, slug: string): Promise<void> {
    const save = this.page.getByRole('button', { name: content.editor.save, exact: true });
    await this.press(content.editor.create);
    await expect(this.page).toHaveURL(deskEntryPath('content', kind, slug));
    await expect(save).toBeFocused();
    await this.press(content.moves.publish);
    await expect(this.page.getByText(content.states.published).first()).toBeVisible();
    await expect(save).toBeFocused();
  }

  /** A new entry's form, from the list of its kind. */
  async begin(kind: ContentKind): Promise<void> {
    await this.open(deskEntryPath('content', kind));
    const name = content.kinds[kind].one.toLocaleLowerCase('tr');
    await this.follow(content.list.new.replace('{kind}', name));
    await expect(this.page.getByRole('button', { name: content.editor.create, exact: true })).toBeEnabled();
  }

  /** Puts codes into the vault of an item that has none yet: its form stands open. */
  async addCodes(title: string, codes: readonly string[]): Promise<void> {
    await this.open(deskPages.market.path);
    const item = this.page.getByRole('listitem').filter({ hasText: title });
    await item.getByLabel(market.own.codes.replace('{title}', title)).fill(codes.join('\n'));
    await item.getByRole('button', { name: `${codes.length} kodu ekle` }).click();
    await expect(toast(this.page, market.own.added.replace('{count}', String(codes.length)))).toBeVisible();
  }

  /** Invites somebody of the team; answers the link to hand on. */
  async invite(name: string, role: 'editor' | 'moderator' | 'support', sponsor?: string): Promise<string> {
    await this.open(deskPages.team.path);
    const form = this.page.locator('section').filter({ hasText: team.inviteTitle });
    await expect(form.getByRole('button', { name: team.invite })).toBeEnabled();
    await form.getByLabel(team.newName, { exact: true }).fill(name);
    await form.getByLabel(team.email, { exact: true }).fill(`${name}@ornek.com`);
    await form.getByLabel(team.role, { exact: true }).selectOption(role);
    if (sponsor) await form.getByLabel(team.sponsor, { exact: true }).selectOption({ label: sponsor });
    await form.getByRole('button', { name: team.invite }).click();
    const link = form.getByLabel(team.link, { exact: true });
    await expect(link).toContainText('#');
    return (await link.textContent()) ?? '';
  }

  /** Looks at the page as it stands: axe at this width, and nothing out to the side at 390. */
  async look(): Promise<void> {
    const before = this.page.viewportSize() ?? { width: 1280, height: 900 };
    await expectAccessible(this.page);
    await this.page.setViewportSize({ width: 390, height: 844 });
    await fitsTheScreen(this.page);
    await this.page.setViewportSize(before);
  }
}

/** A moment of Istanbul as a field takes it, minutes from now. */
export function inMinutes(minutes: number): string {
  const then = new Date(Date.now() + minutes * 60_000);
  return then.toLocaleString('sv-SE', { timeZone: 'Europe/Istanbul' }).slice(0, 16).replace(' ', 'T');
}

/** A picture like which nobody sent one. */
export async function picture(width: number, height: number): Promise<Buffer> {
  const noise = Uint8Array.from({ length: width * height * 3 }, () => Math.floor(Math.random() * 256));
  return sharp(noise, { raw: { width, height, channels: 3 } })
    .png()
    .toBuffer();
}
