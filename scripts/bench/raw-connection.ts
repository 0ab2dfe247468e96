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

/** Tells the status of each answer that has come whole. */
function readAnswers(socket: Socket, tell: (status: number) => void): void {
  let [head, status, missing] = ['', 0, -1];
  socket.on('data', (chunk) => {
    if (missing < 0) {
      head += chunk.toString('latin1');
      const end = head.indexOf('\r\n\r\n');
      if (end < 0) return;
      const length = /^content-length: (\d+)$/im.exec(head.slice(0, end))?.[1];
      if (length === undefined) return void socket.destroy(new Error(head.split('\r\n', 1)[0]));
      status = Number(head.slice(9, 12));
      missing = Number(length) - (head.length - end - 4);
      head = '';
    } else missing -= chunk.length;
    if (missing > 0) return;
    missing = -1;
    tell(status);
  });
}
