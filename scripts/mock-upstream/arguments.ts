import { parseArgs } from 'node:util';
import { StartProblem } from '@/system/problem';

/** What `npm run mock-upstream` was asked for. */
export interface MockArguments {
  readonly port: number;
  /** The client identifier that callers must send; null where anybody may call. */
  readonly clientId: string | null;
  /** Whether it has /main, /site and /popups, too. */
  readonly hasFrame: boolean;
}

const usage = 'npm run mock-upstream [-- --port N] [--client-id ID] [--frame]';

/** Reads the command line. Throws `StartProblem` with what is expected. */
export function mockArguments(args: readonly string[]): MockArguments {
  const { port = '4000', 'client-id': clientId, frame = false } = parsed(args);
  if (!/^\d{1,5}$/.test(port) || Number(port) > 65_535)
    throw new StartProblem(`--port must be a number from 0 to 65535: ${usage}`);
  return { port: Number(port), clientId: clientId ?? null, hasFrame: frame };
}

function parsed(args: readonly string[]) {
  const [text, yes] = [{ type: 'string' }, { type: 'boolean' }] as const;
  try {
    return parseArgs({ args: [...args], options: { port: text, 'client-id': text, frame: yes } }).values;
  } catch (error) {
    throw new StartProblem(`${error instanceof Error ? error.message : ''}\n${usage}`);
  }
}
