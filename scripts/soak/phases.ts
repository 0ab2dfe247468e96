/** What goes on at a moment: nothing, or a fault with its way back. */
export interface Phase {
  readonly fault: string | null;
}

/** What goes on, and went on. */
export interface Phases {
  now(): Phase;
  /** A fault begins. */
  begin(fault: string): void;
  /** It is over, and so is the quiet after it. */
  end(): void;
  /** The fault that something met which began in this phase and ends now; null where it met none. */
  metSince(begun: Phase): string | null;
}

/** Begins with nothing. */
export function newPhases(): Phases {
  const all: Phase[] = [{ fault: null }];
  const now = () => all.at(-1) ?? { fault: null };
  return {
    now,
    begin: (fault) => void all.push({ fault }),
    end: () => void all.push({ fault: null }),
    metSince: (begun) => all.slice(all.indexOf(begun)).find(({ fault }) => fault !== null)?.fault ?? null,
  };
}
