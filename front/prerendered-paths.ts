import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
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

const routesSchema = z.object({ dynamicRoutes: z.array(z.object({ page: z.string(), regex: z.string() })) });

/** Whether what stands at a path depends on a part of it, by Next's own manifest; calls are none of these pages. */
export function dynamicPaths(manifestFile = '.next/routes-manifest.json'): (path: string) => boolean {
  const { dynamicRoutes } = routesSchema.parse(JSON.parse(readFileSync(manifestFile, 'utf8')));
  const pages = dynamicRoutes.filter(({ page }) => !page.startsWith('/api/'));
  const forms = pages.map(({ regex }) => new RegExp(regex));
  return (path) => !path.startsWith('/api/') && forms.some((form) => form.test(path));
}

/** Whether a page, or a file such as a calendar, lies in the build's folder: made with the build, or kept from its first visit on. */
export function storedPages(folder = '.next/server/app'): (path: string) => boolean {
  return (path) => ['.html', '.body'].some((ending) => existsSync(join(folder, `${path}${ending}`)));
}
