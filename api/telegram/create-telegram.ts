import { createHash } from 'node:crypto';
import { Bot } from 'grammy';
import type { Deps } from '../context';
import type { UpstreamEnv } from '../env';
import type { Telegram } from '../telegram';
import { answerStart } from './answer-start';

/** The bot, and how it is set going. */
export interface TelegramBot {
  readonly telegram: Telegram;
  readonly bot: Bot;
}

type Needs = Pick<Deps, 'db' | 'clock' | 'log'>;
type BotEnv = Pick<UpstreamEnv, 'TELEGRAM_BOT_TOKEN' | 'TELEGRAM_API_URL' | 'TELEGRAM_WEBHOOK_SECRET'>;

/** The bot of TELEGRAM_BOT_TOKEN, which answers /start and nothing else; null, with a line in the log, without a token. */
export function createTelegram(env: BotEnv, needs: Needs): TelegramBot | null {
  const token = env.TELEGRAM_BOT_TOKEN;
  if (token === undefined) {
    needs.log.warn('TELEGRAM_BOT_TOKEN is not set: Telegram accounts cannot be linked');
    return null;
  }
  const bot = new Bot(token, { client: { apiRoot: env.TELEGRAM_API_URL, timeoutSeconds: 30 } });
  bot.command('start', (ctx) => answerStart(needs, ctx));
  bot.catch(({ error }) =>
    needs.log.warn({ event: 'telegram_failed', err: error }, 'the bot could not answer'),
  );
  return { bot, telegram: toTelegram(bot, token, env.TELEGRAM_WEBHOOK_SECRET ?? null) };
}

function toTelegram(bot: Bot, token: string, webhookSecret: string | null): Telegram {
  return {
    botName: () => (bot.isInited() ? bot.botInfo.username : null),
    botId: token.split(':')[0] ?? '',
    loginKey: createHash('sha256').update(token).digest(),
    webhookSecret,
    handleUpdate: async (update) => {
      if (bot.isInited() && isUpdate(update)) await bot.handleUpdate(update);
    },
  };
}

type Update = Parameters<Bot['handleUpdate']>[0];

/** Enough to hand it to the library, which looks at what it knows and ignores the rest. */
function isUpdate(value: unknown): value is Update {
  return (
    typeof value === 'object' && value !== null && 'update_id' in value && typeof value.update_id === 'number'
  );
}
