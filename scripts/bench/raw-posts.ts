import { rawClient, toRequest } from './raw-client';

/** A POST of JSON: where, its further headers, its body. */
export interface RawPost {
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: unknown;
}

/** Sends it over a kept-alive connection that is free, or over a new one. @returns the status of its answer */
export type SendPost = (post: RawPost) => Promise<number>;

/** Posts over bare sockets, whose connections end with this process. */
export function rawPosts(port: number): SendPost {
  const client = rawClient(port);
  const host = `127.0.0.1:${port}`;
  return ({ path, headers, body }) =>
    client.send(toRequest({ host, path, headers, body: JSON.stringify(body) }));
}
