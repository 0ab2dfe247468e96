/** What is under way under one key. */
interface Flight<T> {
  /** Settles when it has ended, well or not. */
  readonly ended: Promise<unknown>;
  /** What those share who came while it was under way. */
  next: Promise<T> | null;
}

/**
 * Lets who asks for the same at the same time share one read, without a memory (ADR 390): who comes while one is under way waits for its end, and shares the
 * next one with all others who came meanwhile. So each gets what a read found that began after they had asked, and what was committed before is in
 * it. What is shared is the answer, or the failure.
 */
export function sharedReads<T>(): (key: string, read: () => Promise<T>) => Promise<T> {
  const flights = new Map<string, Flight<T>>();
  const begin = (key: string, read: () => Promise<T>): Promise<T> => {
    const answer = read();
    const flight: Flight<T> = { ended: answer.then(ignore, ignore), next: null };
    flights.set(key, flight);
    void flight.ended.then(() => {
      if (flight.next === null) flights.delete(key);
    });
    return answer;
  };
  return (key, read) => {
    const flight = flights.get(key);
    if (flight === undefined) return begin(key, read);
    flight.next ??= flight.ended.then(() => begin(key, read));
    return flight.next;
  };
}

function ignore(): void {}
