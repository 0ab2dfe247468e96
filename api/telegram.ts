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
  /** Works off one update of the Bot API, whatever it is. Rejects only when it should come again. */
  handleUpdate(update: unknown): Promise<void>;
}
