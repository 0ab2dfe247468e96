import { readEnv, type UpstreamEnv } from '@/api/env';
import { type StartEnvironment, startEnvironment } from '@/supervisor/environment';
import { toSentence } from '@/system/problem';

type Variables = Readonly<Record<string, string | undefined>>;

/** The variables as the programs read them, and a line for each that is wrong: its name and what it should be, never its content. */
export function readVariables(variables: Variables): {
  readonly env: StartEnvironment | null;
  readonly apiEnv: UpstreamEnv | null;
  readonly wrongVariables: readonly string[];
} {
  const site = tried(() => startEnvironment(variables));
  // The embedded database has its address only once it runs.
  const api = variables.UPSTREAM_URL
    ? { read: null, lines: [] }
    : tried(() => readEnv({ DATABASE_URL: 'postgres://embedded', ...withoutEmpty(variables) }));
  return { env: site.read, apiEnv: api.read, wrongVariables: [...new Set([...site.lines, ...api.lines])] };
}

function tried<T>(read: () => T): { readonly read: T | null; readonly lines: readonly string[] } {
  try {
    return { read: read(), lines: [] };
  } catch (error) {
    return { read: null, lines: toLines(toSentence(error)) };
  }
}

/** Both programs say all that is wrong at once, each in its form. */
function toLines(message: string): string[] {
  return message
    .replace(/^Wrong environment: /, '')
    .split(/; |\n/)
    .map((line) => line.replace(/\.$/, ''));
}

function withoutEmpty(variables: Variables): Variables {
  return Object.fromEntries(Object.entries(variables).filter(([, value]) => value !== ''));
}
