import 'server-only';
import { type EntryArea, entriesAnswerSchema } from '@/contract/entries';
import { publicReader } from '@/lib/upstream/read-public';

/** A page of an area: its slug and the ISO time of its last change. */
export interface Entry {
  readonly slug: string;
  readonly changedAt: string | null;
}

/** A reader of the pages of an area; an area that the upstream lacks has none (D27). */
export function entriesOf(area: EntryArea): () => Promise<readonly Entry[]> {
  const read = publicReader({
    // What was bought of a game changes with what is bought.
    tag: area === 'game-buys' ? 'bonus-buys' : area,
    path: `/entries/${area}`,
    answer: entriesAnswerSchema,
    revalidateS: 300,
    unavailable: { status: false, data: [] },
  });
  return async () => {
    const { data } = await read();
    return data
      .filter(({ slug }) => /^[\w-]+$/.test(slug))
      .map(({ slug, changed_at }) => ({ slug, changedAt: changed_at ?? null }));
  };
}
