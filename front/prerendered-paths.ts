import { readFileSync } from 'node:fs';
import { z } from 'zod';

const manifestSchema = z.object({
  routes: z.record(z.string(), z.unknown()),
  dynamicRoutes: z.record(z.string(), z.object({ routeRegex: z.string() })),
});

/** Whether the build prerenders a path, by Next's own manifest: made with the build, or kept from its first visit on. */
export function prerenderedPaths(manifestFile = '.next/prerender-manifest.json'): (path: string) => boolean {
  const { routes, dynamicRoutes } = manifestSchema.parse(JSON.parse(readFileSync(manifestFile, 'utf8')));
  const made = new Set(Object.keys(routes));
  const onDemand = Object.values(dynamicRoutes).map(({ routeRegex }) => new RegExp(routeRegex));
  return (path) => made.has(path) || onDemand.some((form) => form.test(path));
}
