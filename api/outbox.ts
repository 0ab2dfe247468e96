import { appendFile, rename, stat } from 'node:fs/promises';

/** What would have gone out: a mail, an SMS or a Telegram message. */
export interface Outgoing {
  readonly channel: 'mail' | 'sms';
  readonly to: string;
  readonly subject?: string;
  readonly text: string;
}

const maxBytes = 1_000_000;

/**
 * Writes what would have gone out to a file that its owner alone can read, one JSON line each. For a demo on this machine: a
 * developer finds the link or the code there, and no log ever has it (T-LOG-1).
 */
export function createOutbox(file: string): (outgoing: Outgoing) => Promise<void> {
  return async (outgoing) => {
    const size = await stat(file).then(
      (found) => found.size,
      () => 0,
    );
    if (size > maxBytes) await rename(file, `${file}.1`);
    await appendFile(file, `${JSON.stringify({ at: new Date().toISOString(), ...outgoing })}\n`, {
      mode: 0o600,
    });
  };
}
