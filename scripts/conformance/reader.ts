import type { Ask } from './ask';
import { type KnownCall, toName } from './calls/known-call';
import { type Finding, finding } from './finding';
import { emptyPages, judgeRead } from './judge-read';

/** Asks reads one after the other. */
export interface Reader {
  readAll(calls: readonly KnownCall[], token?: string): Promise<readonly Finding[]>;
}

type Entry = Readonly<Record<string, unknown>>;

/** A reader that keeps what lists named, because later calls ask for those entries. */
export function createReader(ask: Ask): Reader {
  /** Entries by the path of their list; a list that was not answered has none. */
  const listed = new Map<string, readonly Entry[]>();
  const read = async (call: KnownCall, token: string | undefined): Promise<Finding> => {
    const path = toPath(call, listed);
    if (path === null) return withoutEntry(call, listed);
    const answered = await ask({ method: 'GET', path, ...(token ? { token } : {}) });
    if (answered.status >= 200 && answered.status <= 299)
      listed.set(call.path, [...(listed.get(call.path) ?? []), ...entriesIn(answered.json)]);
    return judgeRead(call, answered);
  };
  return {
    async readAll(calls, token) {
      const found: Finding[] = [];
      for (const call of calls) found.push(await read(call, token));
      return found;
    },
  };
}

/** The path with its parameters, null where no list names an entry for it. */
function toPath(
  { path, query = '', values = {}, entry }: KnownCall,
  listed: ReadonlyMap<string, readonly Entry[]>,
) {
  const filled = Object.entries(values).reduce(
    (text, [name, value]) => text.replace(`{${name}}`, value),
    path,
  );
  if (!entry) return filled + query;
  const picked = (listed.get(entry.list) ?? []).map(entry.pick).find(isNamed);
  return picked === undefined ? null : filled.replace(/\{\w+\}/, encodeURIComponent(picked)) + query;
}

function isNamed(value: unknown): value is string | number {
  return (typeof value === 'string' && value !== '') || typeof value === 'number';
}

function withoutEntry(call: KnownCall, listed: ReadonlyMap<string, readonly Entry[]>): Finding {
  const list = call.entry?.list ?? '';
  if (listed.has(list)) return finding('not asked', toName(call), `GET ${list} names no entry to ask for`);
  return finding('missing', toName(call), emptyPages(call));
}

function entriesIn(json: unknown): readonly Entry[] {
  const data: unknown = isEntry(json) ? json.data : undefined;
  return Array.isArray(data) ? data.filter(isEntry) : [];
}

function isEntry(value: unknown): value is Entry {
  return typeof value === 'object' && value !== null;
}
