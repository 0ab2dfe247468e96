import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { type BookAnswer, type BookOrder, type BookReader, bookAnswerSchema } from './book-reader';
import { StoppedEarly } from './stopped-early';

interface Apart {
  /** PostgreSQL itself: what is read at once is one snapshot of a session. */
  readonly databaseUrl: string;
  /** Where `read-books` lies. */
  readonly program: string;
}

/** A reader that can be stopped: whatever it reads is ended with it, and nothing is read after. */
export interface StoppableReader extends BookReader {
  stop(): Promise<void>;
}

/**
 * Reads books in a process of its own for each time (ADR 410): members never wait behind it. What goes wrong there is told here, also that the process
 * ended before it had answered; it ends with this one.
 */
export function readApart({ databaseUrl, program }: Apart): StoppableReader {
  const running = new Set<ChildProcess>();
  let isStopped = false;

  async function ask(work: BookOrder['work']): Promise<BookAnswer> {
    if (isStopped) throw new StoppedEarly('the books are read no more');
    const child = fork(program, { stdio: ['ignore', 'ignore', 'inherit', 'ipc'] });
    running.add(child);
    try {
      return await answerOf(child, { databaseUrl, work });
    } catch (error) {
      throw isStopped ? new StoppedEarly('the books were being read') : error;
    } finally {
      running.delete(child);
    }
  }

  return {
    prove: async () => {
      const answer = await ask({ kind: 'prove' });
      return answer.kind === 'proof' ? answer.proof : refuse(answer);
    },
    digest: async (before) => {
      const answer = await ask({ kind: 'digest', before });
      return answer.kind === 'digests' ? answer.digests : refuse(answer);
    },
    stop: async () => {
      isStopped = true;
      await Promise.all([...running].map(end));
    },
  };
}

/** It writes nothing, so it may end at any moment. */
async function end(child: ChildProcess): Promise<void> {
  const gone = once(child, 'exit');
  if (child.kill('SIGKILL')) await gone;
}

/** Whatever else it says on its channel is not for us: Node itself speaks there while it watches sources. */
async function answerOf(child: ChildProcess, order: BookOrder): Promise<BookAnswer> {
  let answer: BookAnswer | undefined;
  child.on('message', (message) => {
    answer ??= bookAnswerSchema.safeParse(message).data;
  });
  // A process that is gone before it has heard the order says so by its end.
  child.send(order, () => undefined);
  const [code, signal] = await once(child, 'exit');
  if (answer !== undefined) return answer;
  throw new Error(`the process that reads the books ended (${signal ?? `exit code ${code}`})`);
}

function refuse(answer: BookAnswer): never {
  if (answer.kind !== 'failed') throw new Error(`the process that reads the books answered ${answer.kind}`);
  throw answer.errors.reduceRight<Error | undefined>(toError, undefined) ?? new Error('it failed');
}

function toError(cause: Error | undefined, { message, stack, code }: FailedAnswer['errors'][number]): Error {
  const error = new Error(message, cause === undefined ? undefined : { cause });
  return Object.assign(error, { stack }, code === undefined ? {} : { code });
}

type FailedAnswer = Extract<BookAnswer, { kind: 'failed' }>;
