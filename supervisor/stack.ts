import { type Program, startChild } from './child';

type Stop = () => Promise<void>;

/** The parts that run, in the order they were started. */
export interface Stack {
  /** Takes a running part in. While the stack is stopping it is stopped at once, so that nothing stays behind. */
  add(stop: Stop): Promise<void>;
  /** Runs a program to its end, or until the stack is stopped. @returns whether it ended well */
  run(program: Program): Promise<boolean>;
  /** Stops the parts in the reverse order: site, API, database. Resolves once they are all gone, however often it is called. */
  stop(): Promise<void>;
}

/** An empty stack. */
export function newStack(): Stack {
  const stops: Stop[] = [];
  let stopped: Promise<void> | null = null;

  const add = async (stop: Stop): Promise<void> => {
    if (stopped === null) stops.push(stop);
    else await stop().then(() => Promise.reject(new Error('The stack is stopping.')));
  };

  return {
    add,
    run: async (program) => {
      const child = startChild(program);
      await add(child.stop);
      const how = await child.exited;
      const index = stops.indexOf(child.stop);
      if (index !== -1) stops.splice(index, 1);
      return how === 'exit code 0';
    },
    stop: () => {
      // Whatever is added from now on is stopped as it comes.
      stopped ??= Promise.resolve().then(stopAll);
      return stopped;
    },
  };

  async function stopAll(): Promise<void> {
    const stop = stops.pop();
    if (stop === undefined) return;
    try {
      await stop();
    } finally {
      // Whatever becomes of one, the others are stopped.
      await stopAll();
    }
  }
}
