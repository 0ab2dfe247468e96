import { setTimeout as delay } from 'node:timers/promises';
import type { Deps } from '../context';
import { chatCommandWords } from '../mail/texts';
import { getNames } from '../services/settings/get-names';
import type { TelegramBot } from './create-telegram';

const retryMs = 10_000;
/** How long Telegram may hold a question for updates; the client waits ten seconds longer. */
const pollS = 20;
const webhookPath = '/api/telegram/webhook';

/**
 * Sets the bot going and keeps it so until it is stopped: by webhook where TELEGRAM_WEBHOOK_SECRET is set, otherwise by asking for
 * updates. Of several processes that ask, Telegram answers one; the others try again, so one takes over when it is gone.
 */
export function runBot(
  { bot, telegram }: TelegramBot,
  { log, config, db }: Pick<Deps, 'log' | 'config' | 'db'>,
): { stop(): Promise<void> } {
  const stopping = new AbortController();
  const run = async () => {
    if (isSignal(stopping.signal)) await bot.init(stopping.signal);
    const commands = Object.entries(chatCommandWords(await getNames({ db, log })));
    await bot.api.setMyCommands(commands.map(([command, description]) => ({ command, description })));
    if (telegram.webhookSecret === null) return bot.start({ allowed_updates: ['message'], timeout: pollS });
    const options = { secret_token: telegram.webhookSecret, allowed_updates: ['message'] as const };
    await bot.api.setWebhook(new URL(webhookPath, config.siteUrl).href, options);
  };
  const keepRunning = async () => {
    while (!stopping.signal.aborted) {
      try {
        await run();
        return;
      } catch (error) {
        if (!stopping.signal.aborted)
          log.warn({ err: error }, 'the bot cannot be reached, it is tried again');
      }
      await delay(retryMs, undefined, { signal: stopping.signal, ref: false }).catch(() => undefined);
    }
  };
  const ended = keepRunning();
  return {
    stop: async () => {
      stopping.abort();
      if (bot.isRunning()) await bot.stop().catch(() => undefined);
      await ended;
    },
  };
}

type Signal = NonNullable<Parameters<TelegramBot['bot']['init']>[0]>;

/** The library's type for a signal is that of an older package; it takes the platform's. */
function isSignal(value: unknown): value is Signal {
  return value instanceof AbortSignal;
}
