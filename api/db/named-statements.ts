import { createHash } from 'node:crypto';
import pg from 'pg';

/** So many texts of a pool get a name: what is made up per call (a list of any length) must not fill the memory of PostgreSQL. */
const mostNames = 400;

/**
 * A kind of connection, for one pool, that names its statements by their text, so that PostgreSQL parses each once a connection and plans most of
 * them once (ADR 320). A text that comes with values or is one plain read gets a name from its second use on, the first few hundred of them; all
 * others go as they came. Statements of one turn of the event loop leave together.
 */
export function namingClient(): typeof pg.Client {
  const names = createNames();
  return class NamingClient extends pg.Client {
    constructor(config?: string | pg.ClientConfig) {
      super(config);
      const { query } = this;
      const named = (first: unknown, ...rest: unknown[]): unknown => {
        this.#sendTogether();
        const answer: unknown = Reflect.apply(query, this, [names.give(first, rest[0]), ...rest]);
        if (answer instanceof Promise) answer.catch(names.forgetStale);
        return answer;
      };
      Object.assign(this, { query: named });
    }

    /** What leaves alone wakes PostgreSQL alone. */
    #sendTogether(): void {
      const { stream } = this.connection;
      stream.cork();
      process.nextTick(() => stream.uncork());
    }
  };
}

function createNames() {
  const names = new Map<string, string>();
  /** Texts that came once; forgotten when there are as many of them, so that what comes often gets its turn again. */
  const seenOnce = new Set<string>();
  let generation = 0;
  const nameOf = (text: string): string | undefined => {
    const known = names.get(text);
    if (known !== undefined || names.size >= mostNames) return known;
    if (!seenOnce.delete(text)) {
      if (seenOnce.size >= mostNames) seenOnce.clear();
      seenOnce.add(text);
      return undefined;
    }
    const name = `${generation}:${createHash('sha256').update(text).digest('base64url').slice(0, 22)}`;
    names.set(text, name);
    return name;
  };
  return {
    /** The query with a name, where it may have one. */
    give(query: unknown, values: unknown): unknown {
      const text = findText(query, values);
      const name = text === null ? undefined : nameOf(text);
      return name === undefined || typeof query !== 'object' ? query : { ...query, name };
    },
    /** A statement whose table has changed its columns under it is parsed anew under another name: what failed may be tried again. */
    forgetStale(error: unknown): void {
      if (!isStalePlan(error)) return;
      generation += 1;
      names.clear();
    },
  };
}

/** The text of a query that may have a name: one statement, which has none yet. Several in one text cannot; what comes with values is one. */
function findText(query: unknown, second: unknown): string | null {
  if (typeof query !== 'object' || query === null || 'submit' in query || !('text' in query)) return null;
  const { text } = query;
  const values = Array.isArray(second) ? second : 'values' in query ? query.values : undefined;
  const isTaken = 'name' in query && query.name !== undefined && query.name !== '';
  if (isTaken || typeof text !== 'string') return null;
  const isOne =
    (Array.isArray(values) && values.length > 0) || (/^\s*select\b/i.test(text) && !text.includes(';'));
  return isOne ? text : null;
}

/** PostgreSQL's refusal of a named statement whose table was altered since. */
export function isStalePlan(error: unknown): boolean {
  const isRefused = error instanceof pg.DatabaseError && error.code === '0A000';
  return isRefused && error.message.includes('cached plan must not change result type');
}
