import type { PrizeWire } from '@/contract/prizes';
import { type SponsorRef, toSponsorRef } from './sponsor-ref';

interface ContestWire<Type, State> {
  readonly slug: string;
  readonly title: string;
  readonly summary?: string | null | undefined;
  readonly type: Type;
  readonly state: State;
  readonly sponsor?: Parameters<typeof toSponsorRef>[0] | null | undefined;
  readonly currency?: string | null | undefined;
  readonly prizes?: readonly PrizeWire[] | null | undefined;
  readonly starts_at: string;
}

/** What a list shows of an event and of a tournament alike; `startsAt` is an ISO time. */
export interface ContestHead<Type, State> {
  readonly slug: string;
  readonly title: string;
  readonly summary: string | null;
  readonly type: Type;
  readonly state: State;
  readonly sponsor: SponsorRef | null;
  readonly currency: string;
  readonly prizes: readonly PrizeWire[];
  readonly startsAt: string;
}

/** Reads what an event and a tournament share. */
export function toContestHead<Type, State>(
  wire: ContestWire<Type, State>,
  cdnUrl: string,
): ContestHead<Type, State> {
  const { slug, title, type, state } = wire;
  return {
    slug,
    title,
    summary: wire.summary || null,
    type,
    state,
    sponsor: wire.sponsor ? toSponsorRef(wire.sponsor, cdnUrl) : null,
    currency: wire.currency || 'TRY',
    prizes: wire.prizes ?? [],
    startsAt: wire.starts_at,
  };
}
