import { randomUUID } from 'node:crypto';

/** One good call of an operation of the API. */
export interface KnownOperation {
  readonly method: string;
  /** The path as the OpenAPI document writes it. */
  readonly path: string;
  /** Values for the path's parameters that exist in the test's content. */
  readonly params?: Readonly<Record<string, string>>;
  /** A query that fits, with its question mark. */
  readonly query?: string;
  readonly body?: Readonly<Record<string, unknown>>;
  /** Fields that take any text: the suites ask of those only that nothing breaks. */
  readonly freeTexts?: readonly string[];
  /** Characters of a body that is too large, where that is not 64 KB. */
  readonly largestBody?: number;
  /** The body is a picture. */
  readonly isPicture?: boolean;
  readonly needsToken?: boolean;
  /** Has effect once for its `Idempotency-Key`. */
  readonly isKeyed?: boolean;
  /** What it asks for beside the token. */
  readonly headers?: Readonly<Record<string, string>>;
  /** Who makes it where all is well, unless that is the player of all others. */
  readonly by?: string;
  /** Of a site that nobody runs yet. */
  readonly isForEmptySite?: boolean;
  /** For admins alone. */
  readonly isForAdmins?: boolean;
  /** A probe: open to everybody. */
  readonly isOpen?: boolean;
}

/** The headers an operation asks for beside the token: a key that nobody used, where it is keyed. */
export function toHeaders({ isKeyed, isPicture, headers }: KnownOperation): Record<string, string> {
  return {
    ...headers,
    ...(isKeyed ? { 'Idempotency-Key': randomUUID() } : {}),
    ...(isPicture ? { 'Content-Type': 'image/png' } : {}),
  };
}

/** The address of an operation: its path with the good parameters, or with other ones. */
export function toAddress({ path, params, query = '' }: KnownOperation, other?: string): string {
  return path.replace(/\{(\w+)\}/g, (_, name: string) => other ?? params?.[name] ?? '') + query;
}
