import { connect, type Socket } from 'node:net';
import type { Rate } from './load';

interface RawTarget {
  readonly port: number;
  readonly path: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly connections: number;
}

/**
 * Asks over bare sockets, one question at a time on each, and counts the answers: what asks takes as little of the machine as it can, so that the
 * side that answers is what is measured. For answers of status 200 that name their length; throws on any other.
 */
export function countRaw({ port, path, headers = {}, connections }: RawTarget): Rate {
  const lines = Object.entries({ Host: `127.0.0.1:${port}`, ...headers }).map(
    ([name, value]) => `${name}: ${value}\r\n`,
  );
  const question = `GET ${path} HTTP/1.1\r\n${lines.join('')}\r\n`;
  return async (durationMs) => {
    const started = performance.now();
    const isOver = () => performance.now() - started >= durationMs;
    const askers = Array.from({ length: connections }, () => askAgain(port, question, isOver));
    const counts = await Promise.all(askers);
    return counts.reduce((sum, count) => sum + count, 0) / ((performance.now() - started) / 1000);
  };
}

/** Asks on one connection until it is over. @returns how many answers came whole */
function askAgain(port: number, question: string, isOver: () => boolean): Promise<number> {
  const socket = connect(port, '127.0.0.1');
  let [answers, head, missing] = [0, '', -1];
  return new Promise((resolve, reject) => {
    socket.on('error', reject).on('close', () => reject(new Error('the connection was closed')));
    socket.on('connect', () => socket.write(question));
    socket.on('data', (chunk) => {
      if (missing < 0) {
        head += chunk.toString('latin1');
        const end = head.indexOf('\r\n\r\n');
        if (end < 0) return;
        const length = toLength(head.slice(0, end));
        if (length === null) return void socket.destroy(new Error(head.split('\r\n', 1)[0]));
        missing = length - (head.length - end - 4);
        head = '';
      } else missing -= chunk.length;
      if (missing > 0) return;
      answers += 1;
      missing = -1;
      if (isOver()) finish(socket, () => resolve(answers));
      else socket.write(question);
    });
  });
}

function toLength(head: string): number | null {
  const length = head.startsWith('HTTP/1.1 200 ') ? /^content-length: (\d+)$/im.exec(head)?.[1] : undefined;
  return length === undefined ? null : Number(length);
}

function finish(socket: Socket, then: () => void): void {
  socket.removeAllListeners('close');
  socket.destroy();
  then();
}
