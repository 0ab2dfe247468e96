import type { Context } from 'hono';
import { matchedRoutes } from 'hono/route';
import type { AppEnv } from './app-env';

/** The route that took an answered request, as a pattern; `other` where none did, so that nobody makes up a name. */
export function findRoute(c: Context<AppEnv>): string {
  return matchedRoutes(c).find(({ method }) => method !== 'ALL')?.path ?? 'other';
}
