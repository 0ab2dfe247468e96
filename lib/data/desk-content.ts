import 'server-only';
import {
  type ContentEntry,
  type ContentItem,
  type ContentKind,
  contentEntryAnswerSchema,
  contentEntryParamsSchema,
  contentKinds,
  contentListQuerySchema,
  contentListSchema,
  contentOverviewSchema,
  type ImportKind,
  importKinds,
} from '@/contract/desk-content';
import { type ContentField, contentFieldsAnswerSchema } from '@/contract/desk-content-fields';
import {
  type ContentVersion,
  contentVersionAnswerSchema,
  contentVersionParamsSchema,
  contentVersionsSchema,
} from '@/contract/desk-content-history';
import { readOwn } from './read-own';

/** A kind as the desk's overview has it. */
export type ContentKindView = Awaited<ReturnType<typeof listContentKinds>>[number];

/** What the viewer may see, kind by kind; nothing where the upstream has no content desk. */
export async function listContentKinds() {
  return (await readOwn('/desk/content', contentOverviewSchema))?.data ?? [];
}

/** The kind of an address; null for none. */
export function findContentKind(word: string): ContentKind | null {
  return contentKinds.find((kind) => kind === word) ?? null;
}

/** What a file of an address holds, content or figures; null for nothing. */
export function findImportKind(word: string): ImportKind | null {
  return importKinds.find((kind) => kind === word) ?? null;
}

/** A page of a kind's entries, and the viewer's drafts of what is not stored yet. */
export interface ContentPage {
  readonly items: readonly ContentItem[];
  readonly unsaved: readonly { readonly slug: string; readonly title: string; readonly at: string }[];
  readonly nextCursor: string | null;
}

/** A page of a kind's entries; nothing for a question that is none. */
export async function listContent(
  kind: ContentKind,
  asked: Readonly<Record<string, string | undefined>>,
): Promise<ContentPage> {
  const given = Object.fromEntries(Object.entries(asked).filter(([, value]) => value));
  const query = contentListQuerySchema.safeParse(given);
  const nothing = { items: [], unsaved: [], nextCursor: null };
  if (!query.success) return nothing;
  const pairs = Object.entries(query.data).filter((pair): pair is [string, string] => Boolean(pair[1]));
  const path = `/desk/content/${kind}/entries?${new URLSearchParams(pairs)}` as const;
  const answer = await readOwn(path, contentListSchema);
  if (!answer) return nothing;
  return { items: answer.data, unsaved: answer.unsaved, nextCursor: answer.next_cursor ?? null };
}

/** The form of a kind, or a row of figures, in its order. */
export async function listContentFields(kind: ImportKind): Promise<readonly ContentField[]> {
  return (await readOwn(`/desk/content/${kind}/fields`, contentFieldsAnswerSchema))?.data ?? [];
}

/** An entry as its editor has it; null for none. */
export async function findContentEntry(kind: ContentKind, slug: string): Promise<ContentEntry | null> {
  const asked = contentEntryParamsSchema.safeParse({ kind, slug });
  if (!asked.success) return null;
  return (
    (await readOwn(`/desk/content/${kind}/entries/${asked.data.slug}`, contentEntryAnswerSchema))?.data ??
    null
  );
}

/** A page of an entry's versions, the latest first. */
export async function listVersions(
  kind: ContentKind,
  slug: string,
  cursor: string | undefined,
): Promise<{ readonly versions: readonly ContentVersion[]; readonly nextCursor: string | null }> {
  const asked = contentEntryParamsSchema.safeParse({ kind, slug });
  const query = cursor && /^[\w-]{1,200}$/.test(cursor) ? `?cursor=${cursor}` : '';
  if (!asked.success) return { versions: [], nextCursor: null };
  const answer = await readOwn(
    `/desk/content/${kind}/entries/${asked.data.slug}/versions${query}`,
    contentVersionsSchema,
  );
  return { versions: answer?.data ?? [], nextCursor: answer?.next_cursor ?? null };
}

/** A version with what it changed and what has changed since; null for none. */
export async function findVersion(kind: ContentKind, slug: string, number: string) {
  const asked = contentVersionParamsSchema.safeParse({ kind, slug, number });
  if (!asked.success) return null;
  const path = `/desk/content/${kind}/entries/${asked.data.slug}/versions/${asked.data.number}` as const;
  return (await readOwn(path, contentVersionAnswerSchema))?.data ?? null;
}
