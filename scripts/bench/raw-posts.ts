import { openRaw, type RawConnection } from './raw-connection';

/** A POST of JSON: where, its further headers, its body. */
export interface RawPost {
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: unknown;
}

/** Sends it over a kept-alive connection that is free, or over a new one. @returns the status of its answer */
export type SendPost = (post: RawPost) => Promise<number>;

/** Posts over bare sockets (`openRaw`), as many as are under way at once. They end with this process. */
export function rawPosts(port: number): SendPost {
  const free: RawConnection[] = [];
  return async (post) => {
    const idle = free.pop();
    const connection = idle && !idle.isOver() ? idle : openRaw(port);
    const status = await connection.ask(toRequest(port, post));
    free.push(connection);
    return status;
  };
}

function toRequest(port: number, { path, headers, body }: RawPost): string {
  const text = JSON.stringify(body);
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
  return (
    `POST ${path} HTTP/1.1\r\nHost: 127.0.0.1:${port}\r\n${lines.join('')}` +
    `Content-Type: application/json\r\nContent-Length: ${Buffer.byteLength(text)}\r\n\r\n${text}`
  );
}
