/** The events of a topic that were sent last. */
export interface History {
  add(number: number, event: Buffer): void;
  /** What came after a number, in order; null where some of it is forgotten. */
  since(number: number): readonly Buffer[] | null;
}

/** What is kept of one topic for who comes back. */
const mostEvents = 64;
const mostBytes = 65_536;

/** A history that begins with a whole state. */
export function createHistory(): History {
  const kept: { readonly number: number; readonly event: Buffer }[] = [];
  let bytes = 0;
  let forgotten = -1;
  return {
    add: (number, event) => {
      kept.push({ number, event });
      bytes += event.length;
      while (kept.length > mostEvents || bytes > mostBytes) {
        const oldest = kept.shift();
        if (oldest === undefined) return;
        bytes -= oldest.event.length;
        forgotten = oldest.number;
      }
    },
    since: (number) =>
      number < forgotten ? null : kept.filter((one) => one.number > number).map(({ event }) => event),
  };
}
