import type { ShareFacts } from '@/lib/format/share-facts';
import { readWords, type Words } from './words';

/** A kind of picture: how its entry is found by the name in its address, and what is told of it. */
export interface ShareKind {
  /** What the picture says; null where there is none: nobody may see the entry, or there is nothing to tell of it. */
  readonly readFacts: (name: string) => Promise<ShareFacts | null>;
}

interface Parts<Entry> {
  /** The reader of the entry's page: what that shows to nobody has no picture either. */
  readonly find: (name: string) => Promise<Entry | null>;
  readonly tell: (entry: Entry, words: Words) => ShareFacts | null;
}

/** Makes a kind of its two parts. */
export function shareKind<Entry>({ find, tell }: Parts<Entry>): ShareKind {
  return {
    readFacts: async (name) => {
      const [entry, words] = await Promise.all([find(name), readWords()]);
      return entry === null ? null : tell(entry, words);
    },
  };
}
