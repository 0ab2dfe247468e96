import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pino from 'pino';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { readEnv } from '../env';
import { type MailServer, startMailServer } from '../testing/mail-server.fixture';
import { createMailer } from './create-mailer';
import type { Mail } from './mailer';

const mail: Mail = {
  id: 'notification-1',
  to: 'oyuncu@ornek.com',
  subject: 'Şifreni yenile: İĞÜŞÇÖ ığüşçö',
  text: 'Merhaba,\n.\nbağlantı: http://localhost:3000/forgot-password/yeni-sifre#0123456789abcdef0123456789abcdef0123456789abcdef\n',
};
const log = pino({ level: 'silent' });
const siteName = async () => 'Liman Kulübü';
const env = (more: Readonly<Record<string, string>>) =>
  readEnv({ DATABASE_URL: 'postgres://x/y', SITE_URL: 'https://sikke.example', ...more });

describe('an SMTP server', () => {
  let server: MailServer;
  beforeEach(async () => {
    server = await startMailServer();
  });
  afterEach(() => server.close());

  test('gets the mail as it was written, from the site, with an id that stays over tries', async () => {
    const mailer = createMailer(env({ SMTP_URL: server.url }), log, siteName);
    await mailer?.send(mail);
    await mailer?.send(mail);
    const [first, second] = server.received;
    expect(first).toMatchObject({ from: 'noreply@sikke.example', to: ['oyuncu@ornek.com'] });
    expect(first?.headers.get('message-id')).toBe('<notification-1@sikke.example>');
    expect(second?.headers.get('message-id')).toBe(first?.headers.get('message-id'));
    expect(first?.subject).toBe(mail.subject);
    expect(first?.text).toBe(mail.text);
  });

  test('is given the sender that was named', async () => {
    await createMailer(
      env({ SMTP_URL: server.url, MAIL_FROM: 'Kulüp <kulup@ornek.com>' }),
      log,
      siteName,
    )?.send(mail);
    expect(server.received[0]?.from).toBe('kulup@ornek.com');
    expect(server.received[0]?.sender).toBe('Kulüp <kulup@ornek.com>');
  });

  test('is told what the site is called when the mail goes out, where the sender has no name of its own', async () => {
    const names = ['Liman Kulübü', 'Çınar, "Sahil" <x@y>'];
    const named = async () => names.shift() ?? '';
    const mailer = createMailer(env({ SMTP_URL: server.url }), log, named);
    await mailer?.send(mail);
    await mailer?.send(mail);
    const bare = env({ SMTP_URL: server.url, MAIL_FROM: 'kulup@ornek.com' });
    await createMailer(bare, log, siteName)?.send(mail);
    const [first, second, third] = server.received.map(({ sender }) => sender);
    expect(first).toBe('Liman Kulübü <noreply@sikke.example>');
    expect(second).toMatch(/^.*Çınar.* <noreply@sikke\.example>$/);
    expect(third).toBe('Liman Kulübü <kulup@ornek.com>');
  });

  test('that refuses or is away is an error with neither address nor text in it', async () => {
    const mailer = createMailer(env({ SMTP_URL: server.url }), log, siteName);
    server.refuse(true);
    const refused = await mailer?.send(mail).catch((error: Error) => error);
    await server.close();
    const away = await mailer?.send(mail).catch((error: Error) => error);
    for (const error of [refused, away]) {
      expect(error).toBeInstanceOf(Error);
      expect(String(error)).toMatch(/^Error: the mail server refused: E/);
      expect(JSON.stringify(error, Object.getOwnPropertyNames(error))).not.toMatch(/oyuncu|ornek|0123456789/);
    }
  });

  test('a subject or an address cannot add headers or receivers', async () => {
    const mailer = createMailer(env({ SMTP_URL: server.url }), log, siteName);
    await mailer?.send({ ...mail, subject: 'a\r\nBcc: kurban@ornek.com' });
    await mailer
      ?.send({ ...mail, to: 'a@ornek.com, b@ornek.com\r\nBcc: c@ornek.com' })
      .catch(() => undefined);
    expect(server.received[0]?.headers.has('bcc')).toBe(false);
    expect(server.received.flatMap(({ to }) => to).every((address) => /^(oyuncu|a)@/.test(address))).toBe(
      true,
    );
  });
});

describe('without an SMTP server', () => {
  const lineSchema = z.object({
    at: z.string(),
    channel: z.literal('mail'),
    to: z.string(),
    subject: z.string(),
    text: z.string(),
  });

  test('a mail is a line of the outbox, which its owner alone can read, and never one of the log', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'sikke-outbox-'));
    const file = join(folder, 'outbox.jsonl');
    const lines: string[] = [];
    const kept = pino({ level: 'trace' }, { write: (line: string) => lines.push(line) });
    await createMailer(env({ OUTBOX_FILE: file }), kept, siteName)?.send(mail);
    expect(lineSchema.parse(JSON.parse(readFileSync(file, 'utf8')))).toMatchObject({
      to: mail.to,
      text: mail.text,
    });
    expect(statSync(file).mode & 0o777).toBe(0o600);
    expect(lines.join('')).not.toMatch(/oyuncu|0123456789/);
    rmSync(folder, { recursive: true });
  });

  test('and without an outbox there is no mailer, and the log says so', () => {
    const lines: string[] = [];
    const kept = pino({ level: 'trace' }, { write: (line: string) => lines.push(line) });
    expect(createMailer(env({}), kept, siteName)).toBeNull();
    expect(lines.join('')).toContain('no mail goes out');
  });
});
