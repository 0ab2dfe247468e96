import { entryPath } from '@/lib/paths';
import 'server-only';
import {
  type SearchEntryWire,
  type SearchGroupWire,
  type SearchKind,
  searchAnswerSchema,
  searchKinds,
} from '@/contract/search';
import { areaPaths } from '@/lib/format/area-paths';
import { assetUrl } from '@/lib/format/safe-url';
import { longestQuestion } from '@/lib/format/search-question';
import { callUpstream } from '@/lib/upstream/call';
import type { Caller } from '@/lib/upstream/caller';
import { isRefusal, isUpstreamError } from '@/lib/upstream/error';
import { getMain } from './main';

/** An entry that was found. `path` is its page, `at` an ISO time. */
export interface SearchEntry {
  readonly path: string;
  readonly title: string;
  readonly detail: string | null;
  readonly imageUrl: string | null;
  readonly tone: string | null;
  readonly at: string | null;
}

/** The entries of a kind, the best first; `hasMore` where some were left out. */
export interface SearchGroup {
  readonly kind: SearchKind;
  readonly entries: readonly SearchEntry[];
  readonly hasMore: boolean;
}

/** What became of a question. An upstream without a search finds nothing (D27). */
export type SearchOutcome =
  | { readonly kind: 'found'; readonly groups: readonly SearchGroup[] }
  | { readonly kind: 'short' | 'long' }
  | { readonly kind: 'busy'; readonly retryAfterS: number };

/** Asks the upstream, for one visitor and past every cache. Throws `UpstreamError` while it is down. */
export async function searchSite(question: string, caller: Caller): Promise<SearchOutcome> {
  if (question.length > longestQuestion) return { kind: 'long' };
  const path = `/search?${new URLSearchParams({ q: question })}` as const;
  try {
    const { data } = await callUpstream({ method: 'GET', path, answer: searchAnswerSchema, caller });
    const { cdnUrl } = await getMain();
    return { kind: 'found', groups: searchKinds.flatMap((kind) => findGroup(kind, data, cdnUrl)) };
  } catch (error) {
    return toRefusal(error);
  }
}

function toRefusal(error: unknown): SearchOutcome {
  if (isUpstreamError(error) && error.status === 429)
    return { kind: 'busy', retryAfterS: error.retryAfterS ?? 60 };
  if (!isRefusal(error)) throw error;
  return [400, 422].includes(error.status) ? { kind: 'short' } : { kind: 'found', groups: [] };
}

function findGroup(kind: SearchKind, groups: readonly SearchGroupWire[], cdnUrl: string): SearchGroup[] {
  const group = groups.find((one) => one.kind === kind);
  if (!group || group.entries.length === 0) return [];
  const entries = group.entries.map((wire) => toEntry(kind, wire, cdnUrl));
  return [{ kind, entries, hasMore: group.has_more ?? false }];
}

function toEntry(kind: SearchKind, wire: SearchEntryWire, cdnUrl: string): SearchEntry {
  return {
    path: entryPath(areaPaths[kind], wire.slug),
    title: wire.title,
    detail: wire.detail || null,
    imageUrl: assetUrl(cdnUrl, wire.image),
    tone: wire.tone || null,
    at: wire.at || null,
  };
}
