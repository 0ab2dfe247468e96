import 'server-only';
import type { z } from 'zod';
import { type EntryArea, entriesAnswerSchema } from '@/contract/entries';
import { publicReader, readPage } from '@/lib/upstream/read-public';
import { pageChain } from './page-chain';

/** A page of an area: its slug and the ISO time of its last change. */
export interface Entry {
  readonly slug: string;
  readonly changedAt: string | null;
}

/**
 * A reader of the pages of an area, part by part, what was added last first; an area that the upstream lacks has none (D27). The first
 * part is kept under the area's tag. Those behind it are read past every cache, because each new entry gives them new cursors (ADR 154).
 */
export function listEntries(area: EntryArea): () => AsyncGenerator<readonly Entry[]> {
  const path = `/entries/${area}` as const;
  const readFirst = publicReader({
    // What was bought of a game changes with what is bought.
    tag: area === 'game-buys' ? 'bonus-buys' : area,
    path,
    answer: entriesAnswerSchema,
    revalidateS: 300,
    unavailable: { status: false, data: [] },
  });
  const readAfter = (cursor: string) => readPage(`${path}?cursor=${cursor}`, entriesAnswerSchema);
  return async function* () {
    for await (const page of pageChain(readFirst, readAfter)) yield page.flatMap(toEntry);
  };
}

function toEntry({ slug, changed_at: changedAt }: z.infer<typeof entriesAnswerSchema>['data'][number]) {
  return /^[\w-]+$/.test(slug) ? [{ slug, changedAt: changedAt ?? null }] : [];
}
