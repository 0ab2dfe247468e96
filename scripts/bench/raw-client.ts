import { openRaw, type RawConnection } from './raw-connection';

/** Sends whole requests over kept-alive connections, as many as are under way at once. */
export interface RawClient {
  /** Over a connection that is free, or over a new one. @returns the status of the answer, once it is whole */
  send(request: string): Promise<number>;
  /** Ends the connections that are free. */
  close(): void;
}

/** A client of bare sockets (`openRaw`) of one server of this machine. */
export function rawClient(port: number): RawClient {
  const free: RawConnection[] = [];
  return {
    async send(request) {
      const idle = free.pop();
      const connection = idle && !idle.isOver() ? idle : openRaw(port);
      const status = await connection.ask(request);
      free.push(connection);
      return status;
    },
    close() {
      for (const connection of free.splice(0)) connection.close();
    },
  };
}

/** What a request is made of; a body makes it a POST of JSON. */
export interface RawRequest {
  readonly host: string;
  readonly path: string;
  readonly headers?: Readonly<Record<string, string>> | undefined;
  readonly body?: string | undefined;
}

/** A request as it goes over the line. */
export function toRequest({ host, path, headers = {}, body }: RawRequest): string {
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
  const [method, length] =
    body === undefined
      ? ['GET', '']
      : ['POST', `Content-Type: application/json\r\nContent-Length: ${Buffer.byteLength(body)}\r\n`];
  return `${method} ${path} HTTP/1.1\r\nHost: ${host}\r\n${lines.join('')}${length}\r\n${body ?? ''}`;
}
