import { type Given, type Got, type LocalServer, startLocalServer } from './http-server.fixture';

/** A token as BotFather gives one. */
export const botToken = '123456:test-token-of-more-than-thirty-letters';
export const botName = 'sikke_test_bot';

export interface TelegramServer extends LocalServer {
  /** Somebody writes to the bot in private. */
  write(from: { readonly id: number; readonly username?: string }, text: string): void;
  /** What the bot wrote, with its receiver. */
  replies(): readonly { readonly chat_id: number; readonly text: string }[];
  called(method: string): readonly Got[];
  /** From now on nobody wants to hear of the bot, or everybody does. */
  block(isBlocked: boolean): void;
}

/** A server that speaks the Bot API as far as a bot needs it to be written to and to answer. */
export async function startTelegramServer(): Promise<TelegramServer> {
  const updates: { update_id: number }[] = [];
  let last = 100;
  let isBlocked = false;
  const server = await startLocalServer(async ({ path, body }): Promise<Given> => {
    const method = path.split('/').at(-1);
    if (!path.startsWith(`/bot${botToken}/`)) {
      return { status: 401, json: { ok: false, error_code: 401, description: 'Unauthorized' } };
    }
    if (method === 'getMe') return { json: { ok: true, result: me } };
    if (method === 'getUpdates') return { json: { ok: true, result: await nextUpdates(updates, body) } };
    if (method === 'sendMessage' && isBlocked) {
      const description = 'Forbidden: bot was blocked by the user';
      return { status: 403, json: { ok: false, error_code: 403, description } };
    }
    return { json: { ok: true, result: true } };
  });
  const called = (method: string) => server.got.filter(({ path }) => path.endsWith(`/${method}`));
  return {
    ...server,
    called,
    write: (from, text) => {
      last += 1;
      updates.push(messageUpdate(last, from, text));
    },
    block: (value) => {
      isBlocked = value;
    },
    replies: () => called('sendMessage').map(({ body }) => JSON.parse(body)),
  };
}

const me = { id: 123456, is_bot: true, first_name: 'Sikke', username: botName };

/** An update with a private message; a `/command` is marked as one, as Telegram does. */
export function messageUpdate(
  id: number,
  from: { readonly id: number; readonly username?: string },
  text: string,
) {
  const user = { is_bot: false, first_name: 'Oyuncu', ...from };
  const command = /^\/\w+/.exec(text)?.[0];
  const entities = command ? { entities: [{ type: 'bot_command', offset: 0, length: command.length }] } : {};
  const chat = { id: from.id, type: 'private', first_name: 'Oyuncu' };
  return { update_id: id, message: { message_id: id, date: 1, chat, from: user, text, ...entities } };
}

/** Holds the question for a moment, so that a bot that asks again and again does not run hot. */
async function nextUpdates(updates: { update_id: number }[], body: string): Promise<unknown[]> {
  const { offset = 0 } = JSON.parse(body || '{}');
  const due = updates.filter(({ update_id }) => update_id >= offset);
  if (due.length === 0) await new Promise((resolve) => setTimeout(resolve, 50));
  return due;
}
