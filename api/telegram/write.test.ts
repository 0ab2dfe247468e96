import pino from 'pino';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openDatabase } from '../db/client';
import { createLimits } from '../limits';
import { botToken, startTelegramServer, type TelegramServer } from '../testing/telegram-server.fixture';
import { noVault } from '../vault';
import { createTelegram } from './create-telegram';

let server: TelegramServer;
beforeAll(async () => {
  server = await startTelegramServer();
});
afterAll(() => server.close());

/** The bot as it is set up; nothing here asks the database. */
function bot(token = botToken, url = server.url) {
  const { db } = openDatabase({ url: 'postgres://x/y', onError: () => undefined });
  const env = { TELEGRAM_BOT_TOKEN: token, TELEGRAM_API_URL: url, TELEGRAM_WEBHOOK_SECRET: undefined };
  const own = { limits: createLimits(db), vault: noVault, siteUrl: 'http://localhost:3000' };
  const made = createTelegram(env, { db, clock: { now: () => 0 }, log: pino({ level: 'silent' }), ...own });
  return made.telegram;
}

test('somebody is written to in private, and who shut the bot out is not tried again', async () => {
  expect(await bot().write(41, 'Yeni iş: 2')).toBe(true);
  expect(server.replies()).toEqual([expect.objectContaining({ chat_id: 41, text: 'Yeni iş: 2' })]);
  server.block(true);
  expect(await bot().write(41, 'Yeni iş: 3')).toBe(false);
});

test('a token that Telegram does not know, or no Telegram at all, is an error with neither text nor receiver in it', async () => {
  const unknown = bot('654321:another-token-of-more-than-thirty-letters');
  const away = bot(botToken, 'http://127.0.0.1:1');
  for (const [telegram, said] of [
    [unknown, 'Telegram refused: 401 Unauthorized'],
    [away, 'Telegram refused: no answer'],
  ] as const) {
    const error = await telegram.write(41, 'gizli').catch((failure: Error) => failure);
    expect(error).toBeInstanceOf(Error);
    expect(String(error)).toBe(`Error: ${said}`);
    expect(JSON.stringify(error, Object.getOwnPropertyNames(error))).not.toMatch(/gizli|41,/);
  }
});

test('a channel that cannot be posted to is told as such: again where nobody was reached, never where it may have been posted', async () => {
  server.block(false);
  expect(await bot().post('@kanal', 'Yayındayız')).toEqual({ isPosted: true });
  expect(server.replies().at(-1)).toMatchObject({ chat_id: '@kanal', text: 'Yayındayız' });
  server.block(true);
  expect(await bot().post('@kanal', 'gizli')).toMatchObject({ isPosted: false, retryAfterMs: null });
  expect(await bot(botToken, 'http://127.0.0.1:1').post('@kanal', 'gizli')).toEqual({
    ...{ isPosted: false, problem: 'no answer', retryAfterMs: 0 },
  });
});
