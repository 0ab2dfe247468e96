import { listPage, listPatterns, patterns } from '@/lib/paths';
import { pageRows } from '@/lib/routes';
import { type EntryPage, entryPages, findEntryCall } from './entry-calls';

/** An entry that a page cannot be without. */
export interface AskedEntry {
  readonly page: EntryPage;
  readonly name: string;
  /** The call that tells of it; `null` for a name that none can have. */
  readonly call: `/${string}` | null;
}

/** The entry that a path is about: its own page, and every page and file below that. `null` for any other path. */
export function findAskedEntry(path: string): AskedEntry | null {
  const known = forms.find(({ form }) => form.test(path));
  if (!known?.page) return null;
  const at = patterns[known.page].split('/').findIndex((segment) => segment.startsWith('['));
  const name = path.split('/')[at] ?? '';
  return { page: known.page, name, call: findEntryCall(known.page, name) };
}

/** Every address of the site, the most literal first, with the entry that it is about. */
const forms = [
  ...Object.values(pageRows).map(({ path }) => path),
  ...Object.values(patterns),
  ...listPatterns().map((list) => listPage(list, '[cursor]')),
]
  .sort((one, other) => countVariables(one) - countVariables(other))
  .map((pattern) => ({
    form: new RegExp(`^${pattern.replaceAll('.', '\\.').replace(/\[\w+\]/g, '[^/]+')}$`),
    page: findPage(pattern),
  }));

function countVariables(pattern: string): number {
  return pattern.split('[').length;
}

function findPage(pattern: string): EntryPage | undefined {
  const own = entryPages.filter((page) => `${pattern}/`.startsWith(`${patterns[page]}/`));
  return own.sort((one, other) => patterns[other].length - patterns[one].length)[0];
}
