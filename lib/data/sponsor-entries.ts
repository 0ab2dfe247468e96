import { entryPath } from '@/lib/paths';
import 'server-only';
import { cache } from 'react';
import {
  type SponsorEntryGroupWire,
  type SponsorEntryKind,
  type SponsorEntryState,
  type SponsorEntryWire,
  sponsorEntriesAnswerSchema,
  sponsorEntryKinds,
  sponsorEntryStates,
} from '@/contract/sponsor-entries';
import { sponsorSlugSchema } from '@/contract/sponsors';
import { areaPaths } from '@/lib/format/area-paths';
import { keyedPublicReader } from '@/lib/upstream/read-public';

/** An entry that is held with a sponsor or is about it. `path` is its page, `at` an ISO time, `price` in whole Sikke. */
export interface SponsorEntry {
  readonly path: string;
  readonly title: string;
  readonly detail: string | null;
  readonly state: SponsorEntryState | null;
  readonly at: string | null;
  readonly price: number | null;
  readonly odds: number | null;
}

/** The entries of a kind, the newest first. */
export interface SponsorEntryGroup {
  readonly kind: SponsorEntryKind;
  readonly entries: readonly SponsorEntry[];
}

const readEntries = keyedPublicReader({
  tag: 'sponsor-entries',
  path: (slug: string) => `/sponsors/${slug}/entries`,
  answer: sponsorEntriesAnswerSchema,
  revalidateS: 60,
});

/** What is held with a sponsor or is about it; nothing where there is none, or an operator's own upstream lacks the call (D27). */
export const listSponsorEntries = cache(async (slug: string): Promise<readonly SponsorEntryGroup[]> => {
  if (!sponsorSlugSchema.safeParse(slug).success) return [];
  const answer = await readEntries(slug);
  return sponsorEntryKinds.flatMap((kind) => findGroup(kind, answer?.data ?? []));
});

function findGroup(kind: SponsorEntryKind, groups: readonly SponsorEntryGroupWire[]): SponsorEntryGroup[] {
  const group = groups.find((one) => one.kind === kind);
  if (!group || group.entries.length === 0) return [];
  return [{ kind, entries: group.entries.map((wire) => toEntry(kind, wire)) }];
}

function toEntry(kind: SponsorEntryKind, wire: SponsorEntryWire): SponsorEntry {
  return {
    path: entryPath(areaPaths[kind], wire.slug),
    title: wire.title,
    detail: wire.detail || null,
    state: sponsorEntryStates.find((state) => state === wire.state) ?? null,
    at: wire.at || null,
    price: wire.price ?? null,
    odds: wire.odds ?? null,
  };
}
