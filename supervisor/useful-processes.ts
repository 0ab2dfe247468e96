import { availableParallelism } from 'node:os';

/**
 * How many processes of the site, and as many of the API, a machine of so many cores is served best by (docs/scaling.md has the figures): one each on two cores, where
 * site, API and PostgreSQL fill both; half as many as cores beyond.
 */
export function usefulProcesses(cores = availableParallelism()): number {
  return Math.max(1, Math.floor(cores / 2));
}
