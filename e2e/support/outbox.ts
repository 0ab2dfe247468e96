import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';

const lineSchema = z.object({ channel: z.string(), to: z.string(), text: z.string() });

/** What went out to somebody, the newest last: the demo's mails and messages stand in a file (ADR 101). */
export function outbox(to: string): string[] {
  const file = join(process.env.E2E_DATA ?? '', 'outbox.jsonl');
  if (!existsSync(file)) return [];
  // What comes after the last line end is still being written.
  const lines = readFileSync(file, 'utf8').split('\n').slice(0, -1);
  return lines
    .map((line) => lineSchema.parse(JSON.parse(line)))
    .flatMap((one) => (one.to === to ? [one.text] : []));
}
