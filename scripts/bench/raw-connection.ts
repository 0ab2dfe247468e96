import { connect, type Socket } from 'node:net';

/** A kept-alive connection that is asked one thing at a time. */
export interface RawConnection {
  /** Sends a request as it stands. Resolves with the status once the answer, which must name its length, is whole; rejects where the connection breaks. */
  ask(request: string): Promise<number>;
  close(): void;
  /** Whether it broke, or was closed at either end. */
  readonly isOver: () => boolean;
}

/**
 * A bare socket that speaks just enough of HTTP: what asks takes as little of the machine as it can, so that the side that answers is what is
 * measured.
 */
export function openRaw(port: number): RawConnection {
  const socket = connect({ port, host: '127.0.0.1', noDelay: true });
  let [answered, failed] = [(_status: number): void => undefined, (_error: Error): void => undefined];
  socket.on('error', (error) => failed(error));
  socket.on('close', () => failed(new Error('the connection was closed')));
  readAnswers(socket, (status) => answered(status));
  return {
    ask: (request) =>
      new Promise((resolve, reject) => {
        [answered, failed] = [resolve, reject];
        socket.write(request);
      }),
    close: () => void socket.destroy(),
    isOver: () => socket.destroyed,
  };
}

/** Tells the status of each answer that has come whole: of as many bytes as it names, or in chunks. */
function readAnswers(socket: Socket, tell: (status: number) => void): void {
  let [head, status, isLast] = ['', 0, false];
  let isWhole: ((part: string) => boolean) | null = null;
  socket.on('data', (bytes) => {
    let part = bytes.toString('latin1');
    if (isWhole === null) {
      head += part;
      const end = head.indexOf('\r\n\r\n');
      if (end < 0) return;
      part = head.slice(end + 4);
      head = head.slice(0, end);
      isWhole = bodyEnd(head);
      if (isWhole === null) return void socket.destroy(new Error(head.split('\r\n', 1)[0]));
      status = Number(head.slice(9, 12));
      isLast = /^connection: close$/im.test(head);
      head = '';
    }
    if (!isWhole(part)) return;
    isWhole = null;
    if (isLast) socket.destroy();
    tell(status);
  });
}

/** What says of each part of a body, in its turn, whether the body ends with it; null where the head does not say how the body ends. */
function bodyEnd(head: string): ((part: string) => boolean) | null {
  const length = /^content-length: (\d+)$/im.exec(head)?.[1];
  if (length !== undefined) {
    let missing = Number(length);
    return (part) => {
      missing -= part.length;
      return missing <= 0;
    };
  }
  if (!/^transfer-encoding: chunked$/im.test(head)) return null;
  let tail = '';
  return (part) => {
    tail = (tail + part).slice(-lastChunk.length);
    return tail === lastChunk;
  };
}

/** Each connection is asked one thing at a time: nothing follows the last chunk. */
const lastChunk = '\r\n0\r\n\r\n';
