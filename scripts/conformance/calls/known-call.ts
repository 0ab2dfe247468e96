import type { z } from 'zod';
import type { PageKey } from '@/lib/routes';

/** Who may ask: anybody with the client identifier, a member with a token, or a member of the team. */
export type Asker = 'anybody' | 'member' | 'team';

/** Where the value of a path's parameter comes from: an entry of another call's list. */
export interface EntrySource {
  /** The path of the other call. */
  readonly list: string;
  /** The part of an entry that goes into the path; null where the entry does not fit. */
  readonly pick: (entry: Readonly<Record<string, unknown>>) => unknown;
}

/** One read of the contract, once for the command, for our own API's test and for the page of docs. */
export interface KnownCall {
  readonly method: 'GET';
  /** As the OpenAPI document writes it. */
  readonly path: string;
  /** With its question mark. */
  readonly query?: string;
  readonly who: Asker;
  readonly need: 'required' | 'optional';
  /** The pages that show the answer; none where it is a part of the frame. */
  readonly pages: readonly PageKey[];
  /** What is not to be seen where the call is missing. */
  readonly without: string;
  readonly answer: z.ZodType;
  /** Values of parameters that do not come from a list. */
  readonly values?: Readonly<Record<string, string>>;
  /** The last parameter of the path. */
  readonly entry?: EntrySource;
}

/** Takes a field of an entry as it is. */
export const field = (name: string) => (entry: Readonly<Record<string, unknown>>) => entry[name];

/** The name of a call in reports and docs. */
export const toName = ({
  method,
  path,
  query = '',
}: {
  readonly method: string;
  readonly path: string;
  readonly query?: string;
}) => `${method} ${path}${query}`;
