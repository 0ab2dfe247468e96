import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { patterns } from '@/lib/paths';

const manifestSchema = z.object({
  routes: z.record(z.string(), z.unknown()),
  dynamicRoutes: z.record(
    z.string(),
    z.object({ routeRegex: z.string(), fallback: z.union([z.string(), z.literal(false), z.null()]) }),
  ),
});

function readManifest(file: string) {
  return manifestSchema.parse(JSON.parse(readFileSync(file, 'utf8')));
}

/** Whether the build prerenders a path, by Next's own manifest: made with the build, or kept from its first visit on. */
export function prerenderedPaths(manifestFile = '.next/prerender-manifest.json'): (path: string) => boolean {
  const { routes, dynamicRoutes } = readManifest(manifestFile);
  const made = new Set(Object.keys(routes));
  const onDemand = Object.values(dynamicRoutes).map(({ routeRegex }) => new RegExp(routeRegex));
  return (path) => made.has(path) || onDemand.some((form) => form.test(path));
}

const routesSchema = z.object({ dynamicRoutes: z.array(z.object({ page: z.string(), regex: z.string() })) });

/**
 * The kind of page at a path where that depends on a part of it (`/haberler/[slug]`), by Next's own manifest; null elsewhere. Calls are none of these
 * pages, and pictures know their own addresses.
 */
export function kindsOfPages(manifestFile = '.next/routes-manifest.json'): (path: string) => string | null {
  const { dynamicRoutes } = routesSchema.parse(JSON.parse(readFileSync(manifestFile, 'utf8')));
  const pages = dynamicRoutes.filter(
    ({ page }) => !page.startsWith('/api/') && page !== patterns.sharePicture,
  );
  const forms = pages.map(({ page, regex }) => ({ page, form: new RegExp(regex) }));
  return (path) =>
    path.startsWith('/api/') ? null : (forms.find(({ form }) => form.test(path))?.page ?? null);
}

/**
 * Whether the build made every page there is of the kind that stands at a path (`dynamicParams = false`), and this one is none of them: what is
 * missing needs nobody's word.
 */
export function neverMadePaths(
  toKind: ReturnType<typeof kindsOfPages>,
  manifestFile = '.next/prerender-manifest.json',
): (path: string) => boolean {
  const { routes, dynamicRoutes } = readManifest(manifestFile);
  const made = new Set(Object.keys(routes));
  return (path) => !made.has(path) && dynamicRoutes[toKind(path) ?? '']?.fallback === false;
}

/** Whether a page, or a file such as a calendar, lies in the build's folder: made with the build, or kept from its first visit on. */
export function storedPages(folder = '.next/server/app'): (path: string) => boolean {
  return (path) => ['.html', '.body'].some((ending) => existsSync(join(folder, `${path}${ending}`)));
}
