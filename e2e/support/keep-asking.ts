/** Somebody who asks for something again and again. */
export interface Asking {
  /** How often there was an answer, and each time that there was none or a refusal, in words. */
  readonly outcome: () => { readonly answered: number; readonly failed: readonly string[] };
  stop(): Promise<void>;
}

/**
 * Asks without a pause until it is stopped, each time for the next of these. `cuts` is how often a connection may end without an answer before that counts, as a
 * browser asks again where one was cut.
 */
export function keepAsking(asks: readonly (() => Promise<Response>)[], { cuts = 0 } = {}): Asking {
  let isStopped = false;
  let answered = 0;
  const failed: string[] = [];

  async function ask(one: () => Promise<Response>, cutsLeft: number): Promise<void> {
    try {
      const answer = await one();
      const text = await answer.text();
      if (!answer.ok) failed.push(`${answer.url}: ${answer.status} ${text.slice(0, 200)}`);
      answered += 1;
    } catch (error) {
      if (cutsLeft > 0) return ask(one, cutsLeft - 1);
      failed.push(error instanceof Error ? `${error.message}: ${String(error.cause)}` : String(error));
    }
  }

  async function run(): Promise<void> {
    while (!isStopped) for (const one of asks) await ask(one, cuts);
  }

  const running = run();
  return {
    outcome: () => ({ answered, failed }),
    stop: () => {
      isStopped = true;
      return running;
    },
  };
}
