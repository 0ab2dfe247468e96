import { parseArgs } from 'node:util';
import { StartProblem } from '@/system/problem';
import type { Credentials } from './session-steps';

/** What `npm run conformance` was asked for. */
export interface ConformanceArguments {
  readonly upstream: string;
  readonly clientId: string;
  readonly credentials: Credentials | null;
}

const usage = 'npm run conformance -- --upstream URL --client-id ID [--user NAME --password PASSWORD]';

/** Reads the command line. Throws `StartProblem` with what is expected. */
export function conformanceArguments(args: readonly string[]): ConformanceArguments {
  const { upstream, 'client-id': clientId, user, password } = parsed(args);
  if (!isAddress(upstream))
    throw new StartProblem(`--upstream must be an address over http or https: ${usage}`);
  if (!clientId) throw new StartProblem(`--client-id is what the site would send (CLIENT_ID): ${usage}`);
  if ((user === undefined) !== (password === undefined))
    throw new StartProblem(`--user and --password belong together: ${usage}`);
  const credentials = user === undefined || password === undefined ? null : { user, password };
  return { upstream, clientId, credentials };
}

function isAddress(text: string | undefined): text is string {
  return text !== undefined && URL.canParse(text) && /^https?:$/.test(new URL(text).protocol);
}

function parsed(args: readonly string[]) {
  const text = { type: 'string' } as const;
  try {
    const options = { upstream: text, 'client-id': text, user: text, password: text };
    return parseArgs({ args: [...args], options }).values;
  } catch (error) {
    throw new StartProblem(`${error instanceof Error ? error.message : ''}\n${usage}`);
  }
}
