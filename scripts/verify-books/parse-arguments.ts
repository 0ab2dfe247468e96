import { parseArgs } from 'node:util';
import { StartProblem } from '@/system/problem';

/** What the command was asked for; a head is kept in a file or at an address, never both. */
export interface Asked {
  readonly head: string | null;
  readonly url: string | null;
  readonly site: string | null;
  readonly data: string | null;
}

const usage = 'use: npm run verify-books -- [--head FILE | --url ADDRESS] [--site ADDRESS] [--data FOLDER]';

/** Reads the command line; a `StartProblem` says how it is used where it cannot be meant. */
export function parseArguments(words: readonly string[]): Asked {
  const { head = null, url = null, site = null, data = null } = parse(words);
  if (head !== null && url !== null) throw new StartProblem(usage);
  for (const address of [url, site])
    if (address !== null && !/^https?:\/\//.test(address)) throw new StartProblem(usage);
  return { head, url, site, data };
}

function parse(words: readonly string[]) {
  const option = { type: 'string' } as const;
  try {
    return parseArgs({ args: [...words], options: { head: option, url: option, site: option, data: option } })
      .values;
  } catch {
    throw new StartProblem(usage);
  }
}
