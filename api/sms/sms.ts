/** A short message to one number in international form (`+905…`). */
export interface ShortMessage {
  readonly to: string;
  readonly text: string;
}

/** What sends short messages. Rejects with an error that names neither number nor text. */
export interface Sms {
  send(message: ShortMessage): Promise<void>;
  /** The country codes that numbers may have, without the plus: each message costs, and abroad it costs most. */
  readonly countryCodes: readonly string[];
}
