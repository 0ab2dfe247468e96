/** A mail as the product writes it: plain text, to one address. `id` is the same each time the same mail is tried again. */
export interface Mail {
  readonly id: string;
  readonly to: string;
  readonly subject: string;
  readonly text: string;
}

/** What sends mails. Rejects with an error that names neither address nor text; the caller's job then tries again. */
export interface Mailer {
  send(mail: Mail): Promise<void>;
}
