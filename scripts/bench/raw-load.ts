import type { Rate } from './load';
import { openRaw } from './raw-connection';

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
async function askAgain(port: number, question: string, isOver: () => boolean): Promise<number> {
  const connection = openRaw(port);
  try {
    for (let answers = 1; ; answers += 1) {
      const status = await connection.ask(question);
      if (status !== 200) throw new Error(`${question.split('\r\n', 1)[0]}: ${status}`);
      if (isOver()) return answers;
    }
  } finally {
    connection.close();
  }
}
