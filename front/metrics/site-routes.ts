import { readFileSync } from 'node:fs';
import { z } from 'zod';
import { calls } from '@/lib/calls';
import { deskCalls } from '@/lib/desk-calls';

const page = z.object({ page: z.string() });
const manifestSchema = z.object({ staticRoutes: z.array(page), dynamicRoutes: z.array(page) });

/** Every pattern of an address of the site: the build's pages by Next's own manifest, the calls by their table, and Next's own files as one. */
export function siteRoutes(manifestFile = '.next/routes-manifest.json'): string[] {
  const { staticRoutes, dynamicRoutes } = manifestSchema.parse(
    JSON.parse(readFileSync(manifestFile, 'utf8')),
  );
  // The one file below `app/api` takes every call, known or not.
  const pages = [...staticRoutes, ...dynamicRoutes].map((route) => route.page).filter(isNoCall);
  const ofCalls = Object.values({ ...calls, ...deskCalls }).map((path) => `/api${path}`);
  return [...pages, ...ofCalls, '/_next/[...path]'];
}

function isNoCall(path: string): boolean {
  return !path.startsWith('/api/');
}
