/** What became of a message to a channel. `retryAfterMs` is null where another try is no use, or could post it twice. */
export type Posted =
  | { readonly isPosted: true }
  | { readonly isPosted: false; readonly problem: string; readonly retryAfterMs: number | null };

/** The community's bot, as services and routes see it. */
export interface Telegram {
  /** The bot's user name; null until Telegram has told it. */
  botName(): string | null;
  /** The number before the colon of the token: the bot's public id. */
  readonly botId: string;
  /** What login payloads are signed with: the SHA-256 of the token. */
  readonly loginKey: Uint8Array;
  /** What Telegram must say with each update that it sends here; null where updates are fetched. */
  readonly webhookSecret: string | null;
  /** Writes to somebody in private; false where they never began a talk with the bot, or ended it. Rejects when it may be tried again. */
  write(telegramId: number, text: string): Promise<boolean>;
  /** Writes into a channel or group. Never rejects: where it says `retryAfterMs`, nothing was posted and it may be tried again (0: whenever). */
  post(chat: string, text: string): Promise<Posted>;
  /** Works off one update of the Bot API, whatever it is. Rejects only when it should come again. */
  handleUpdate(update: unknown): Promise<void>;
}
