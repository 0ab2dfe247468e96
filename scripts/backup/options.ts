import { parseArgs } from 'node:util';
import { StartProblem } from '@/system/problem';

const options = {
  data: { type: 'string' },
  'passphrase-file': { type: 'string' },
  replace: { type: 'boolean' },
  'no-backup': { type: 'boolean' },
} as const;

/** What `npm run backup`, `npm run restore` and `npm run upgrade` were asked for. Throws `StartProblem` with the help for anything else. */
export function backupOptions(args: readonly string[], help: string) {
  try {
    return parseArgs({ args: args.filter((arg) => arg !== '--help'), allowPositionals: true, options });
  } catch (error) {
    throw new StartProblem(`${error instanceof Error ? error.message : ''}\n${help}`);
  }
}
