import { createHash } from 'node:crypto';
import { Bot, GrammyError, HttpError } from 'grammy';
import type { UpstreamEnv } from '../env';
import type { Posted, Telegram } from '../telegram';
import { addChatCommands } from './chat-commands';
import type { ChatNeeds } from './chat-needs';

/** The bot, and how it is set going. */
export interface TelegramBot {
  readonly telegram: Telegram;
  readonly bot: Bot;
}

interface BotEnv extends Pick<UpstreamEnv, 'TELEGRAM_API_URL' | 'TELEGRAM_WEBHOOK_SECRET'> {
  readonly TELEGRAM_BOT_TOKEN: string;
}

/** The bot of TELEGRAM_BOT_TOKEN, which answers members in private. */
export function createTelegram(env: BotEnv, needs: ChatNeeds): TelegramBot {
  const token = env.TELEGRAM_BOT_TOKEN;
  const bot = new Bot(token, { client: { apiRoot: env.TELEGRAM_API_URL, timeoutSeconds: 30 } });
  addChatCommands(bot, needs);
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
    write: (telegramId, text) =>
      bot.api.sendMessage(telegramId, text, { link_preview_options: { is_disabled: true } }).then(
        () => true,
        (error: unknown) => {
          if (error instanceof GrammyError && error.error_code === 403) return false;
          throw toRefusal(error);
        },
      ),
    post: (chat, text) =>
      bot.api.sendMessage(chat, text).then(() => ({ isPosted: true }) as const, notPosted),
    handleUpdate: async (update) => {
      if (bot.isInited() && isUpdate(update)) await bot.handleUpdate(update);
    },
  };
}

/** What may be kept of a failure: the library's own errors carry the message and its receiver. */
function toRefusal(error: unknown): Error {
  const said = error instanceof GrammyError ? `${error.error_code} ${error.description}` : 'no answer';
  return new Error(`Telegram refused: ${said}`);
}

/** Failures in which Telegram was never reached, so that nothing can have been posted. */
const unreached = ['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', 'ENETUNREACH', 'EHOSTUNREACH'];

/** An answer says by itself whether another try is of use; silence does only where nobody heard. */
function notPosted(error: unknown): Posted {
  if (error instanceof GrammyError) {
    const { error_code: code, description, parameters } = error;
    const isLater = code === 429 || code >= 500;
    const retryAfterMs = isLater ? (parameters.retry_after ?? 0) * 1000 : null;
    return { isPosted: false, problem: `${code} ${description}`, retryAfterMs };
  }
  const cause: unknown = error instanceof HttpError ? error.error : error;
  const code = cause instanceof Error && 'code' in cause ? String(cause.code) : '';
  return { isPosted: false, problem: 'no answer', retryAfterMs: unreached.includes(code) ? 0 : null };
}

type Update = Parameters<Bot['handleUpdate']>[0];

/** Enough to hand it to the library, which looks at what it knows and ignores the rest. */
function isUpdate(value: unknown): value is Update {
  return (
    typeof value === 'object' && value !== null && 'update_id' in value && typeof value.update_id === 'number'
  );
}
