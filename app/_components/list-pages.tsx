import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import type { ReactNode } from 'react';
import {
  deeperPageMetadata,
  type EntryDescription,
  entryMetadata,
  missingMetadata,
} from '@/lib/seo/page-metadata';

interface LaterRecord<Params, List, Page> {
  /** Which list the segments of an address name; null where they name none. */
  readonly find: (params: Params) => List | null | Promise<List | null>;
  readonly describe: (list: List) => EntryDescription | Promise<EntryDescription>;
  /** Null for a cursor that leads nowhere in this list. */
  readonly later: (list: List, cursor: string) => Promise<Page | null>;
  readonly show: (page: Page, isFirst: boolean, list: List) => ReactNode;
}

interface ListRecord<Params, List, Page> extends LaterRecord<Params, List, Page> {
  readonly first: (list: List) => Promise<Page | null>;
  /** Whether search engines list its first page, as they do where nothing is said. */
  readonly isListed?: (list: List) => boolean;
}

interface PropsOf<Params> {
  readonly params: Promise<Params>;
}

/**
 * The pages of a public list: its first, which is prerendered, and those behind a cursor (`sonra/[cursor]`), which are rendered for each
 * request, not indexed, and name the first as canonical. 404 for a list or a page that is none.
 */
export function listPages<Params extends object, List, Page>(record: ListRecord<Params, List, Page>) {
  const { find, first, show, isListed = () => true } = record;
  return {
    ...laterPages(record),
    firstMetadata: metadataBy(record, (facts, list) =>
      isListed(list) ? entryMetadata(facts) : deeperPageMetadata(facts),
    ),
    showFirst: async ({ params }: PropsOf<Params>) => {
      const list = (await find(await params)) ?? notFound();
      return show((await first(list)) ?? notFound(), true, list);
    },
  };
}

/** The same for a list whose first page is part of an entry's own. */
export function laterPages<Params extends object, List, Page>(record: LaterRecord<Params, List, Page>) {
  const { find, later, show } = record;
  return {
    laterMetadata: metadataBy(record, deeperPageMetadata),
    showLater: async ({ params }: PropsOf<Params & { readonly cursor: string }>) => {
      const segments = await params;
      const list = (await find(segments)) ?? notFound();
      return show((await later(list, segments.cursor)) ?? notFound(), false, list);
    },
  };
}

function metadataBy<Params, List>(
  record: Pick<LaterRecord<Params, List, unknown>, 'find' | 'describe'>,
  toMetadata: (facts: EntryDescription, list: List) => Promise<Metadata>,
) {
  return async ({ params }: PropsOf<Params>): Promise<Metadata> => {
    const list = await record.find(await params);
    return list === null ? missingMetadata() : toMetadata(await record.describe(list), list);
  };
}
