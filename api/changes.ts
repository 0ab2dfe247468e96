import type { LiveChange } from '@/contract/live';

type Listener = (change: LiveChange) => void;

/** What this process hears of committed changes, handed to everybody in it who wants to know. */
export interface Changes {
  tell(change: LiveChange): void;
  /** Calls back with every change until the returned function is called; `onEnd` once, when nothing more will come. */
  follow(listener: Listener, onEnd?: () => void): () => void;
  /** Ends what is told: streams close with it. */
  end(): void;
}

/** Changes that nobody has told of yet. */
export function createChanges(): Changes {
  const followers = new Map<Listener, (() => void) | undefined>();
  return {
    tell: (change) => {
      for (const listener of [...followers.keys()]) listener(change);
    },
    follow: (listener, onEnd) => {
      followers.set(listener, onEnd);
      return () => void followers.delete(listener);
    },
    end: () => {
      const ends = [...followers.values()];
      followers.clear();
      for (const end of ends) end?.();
    },
  };
}
