import type { BreakerTurn } from '@/lib/upstream/breaker';
import { listBreakers } from '@/lib/upstream/find-breaker';
import type { Metric } from '@/system/metrics';
import type { KeptAnswers } from '../kept-answers';
import type { Live } from '../live/live';

/** What the metrics of a process of the site are read from; `live` is null where browsers are not told of changes. */
export interface SiteSeen {
  readonly live: Pick<Live, 'count' | 'isHeard'> | null;
  readonly kept: Pick<KeptAnswers, 'counts'>;
}

const turns: Readonly<Record<BreakerTurn, number>> = { closed: 0, 'half-open': 1, open: 2 };

/** What a process of the site tells beside its requests; a new one is a record here. */
export const siteMetrics: readonly Metric<SiteSeen>[] = [
  {
    name: 'sikke_live_streams',
    help: 'Browsers that are told of changes now',
    kind: 'gauge',
    read: ({ live }) => [{ value: live?.count() ?? 0 }],
  },
  {
    name: 'sikke_changes_heard',
    help: 'Whether the changes of the community API are heard now: 1 or 0',
    kind: 'gauge',
    read: ({ live }) => [{ value: live?.isHeard() ? 1 : 0 }],
  },
  {
    name: 'sikke_micro_cache_lookups_total',
    help: 'Requests that the micro-cache was asked for, by what came of it: hit or miss',
    kind: 'counter',
    labels: ['result'],
    read: ({ kept }) => {
      const { hits, misses } = kept.counts();
      return [
        { value: hits, labels: { result: 'hit' } },
        { value: misses, labels: { result: 'miss' } },
      ];
    },
  },
  {
    name: 'sikke_micro_cache_bytes',
    help: 'What the micro-cache holds: keys, headers and bodies',
    kind: 'gauge',
    read: ({ kept }) => [{ value: kept.counts().bytes }],
  },
  {
    name: 'sikke_micro_cache_entries',
    help: 'Answers in the micro-cache',
    kind: 'gauge',
    read: ({ kept }) => [{ value: kept.counts().entries }],
  },
  {
    name: 'sikke_breaker_state',
    help: 'The breaker before a server of the upstream: 0 closed, 1 half-open, 2 open',
    kind: 'gauge',
    labels: ['server'],
    read: () =>
      listBreakers().map(({ origin, breaker }) => ({
        value: turns[breaker.state()],
        labels: { server: origin },
      })),
  },
  {
    name: 'sikke_breaker_openings_total',
    help: 'How often the breaker before a server of the upstream opened',
    kind: 'counter',
    labels: ['server'],
    read: () =>
      listBreakers().map(({ origin, breaker }) => ({
        value: breaker.openings(),
        labels: { server: origin },
      })),
  },
];
