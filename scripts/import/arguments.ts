import { basename } from 'node:path';
import { parseArgs } from 'node:util';
import { kindOfName } from '@/api/services/import/kinds';
import { type ImportKind, importKinds } from '@/contract/desk-content';
import { StartProblem } from '@/system/problem';

/** What `npm run import` was asked for. */
export interface ImportArguments {
  readonly file: string;
  readonly kind: ImportKind;
  readonly apply: boolean;
  /** The data folder of the running installation, null for `.data`. */
  readonly data: string | null;
}

const usage = `npm run import -- FILE [--apply] [--as ${importKinds.join('|')}] [--data FOLDER]`;

/** Reads the command line. Throws `StartProblem` with what is expected. */
export function importArguments(args: readonly string[]): ImportArguments {
  const { values, positionals } = parsed(args);
  const [file, ...more] = positionals;
  if (file === undefined || more.length > 0) throw new StartProblem(`One file is expected: ${usage}`);
  const kind =
    importKinds.find((known) => known === values.as) ?? (values.as ? null : kindOfName(basename(file)));
  if (!kind)
    throw new StartProblem(
      `What does ${basename(file)} hold? Begin its name with one of ${importKinds.join(', ')}, or say it: ${usage}`,
    );
  return { file, kind, apply: values.apply ?? false, data: values.data ?? null };
}

function parsed(args: readonly string[]) {
  const options = { apply: { type: 'boolean' }, as: { type: 'string' }, data: { type: 'string' } } as const;
  try {
    return parseArgs({ args: [...args], allowPositionals: true, options });
  } catch (error) {
    throw new StartProblem(`${error instanceof Error ? error.message : ''}\n${usage}`);
  }
}
