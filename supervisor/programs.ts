import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type { BuildOptions, Plugin } from 'esbuild';
import { isKept, keep } from './kept.mjs';
import { siteBundle } from './site-bundle.mjs';
import { withPackages } from './with-packages.mjs';

/** The programs of the community API, each one file that Node runs as it is; `read-books` lies beside `main`, which starts it. */
export interface ApiPrograms {
  readonly main: string;
  /** Several of `main` behind one port. */
  readonly processes: string;
  readonly migrate: string;
  readonly seed: string;
}

/** Everything that a start runs: those of the API, and those of the site. */
export interface Programs extends ApiPrograms {
  readonly site: string;
  /** Several of `site` behind one port. */
  readonly sites: string;
}

const root = fileURLToPath(new URL('..', import.meta.url));
const apiSources = ['main', 'read-books', 'processes', 'migrate', 'seed'].map((name) => `api/${name}.ts`);

/**
 * Makes the programs out of the sources, into a folder that it empties first (docs/adr/269): a program that is compiled while it starts takes
 * four times as much of a processor.
 */
export async function buildApi(folder: string): Promise<ApiPrograms> {
  emptied(folder);
  await bundleOwn(folder, apiSources);
  return apiIn(folder);
}

/**
 * The programs of a start, in the data folder: made as `buildApi` makes them, and kept until one of their sources changes (docs/adr/445). `start` lies beside
 * them, which `scripts/run.mjs` runs next time. For whoever holds the data folder alone.
 */
export async function keptPrograms(dataFolder: string): Promise<Programs> {
  const folder = join(dataFolder, 'programs');
  if (!isKept(folder, root)) await remake(folder);
  const at = (name: string) => join(folder, `${name}.cjs`);
  return { ...apiIn(folder), site: at('site-server'), sites: at('site-processes') };
}

async function remake(folder: string): Promise<void> {
  emptied(folder);
  const own = await bundleOwn(folder, [...apiSources, 'scripts/start.ts']);
  keep(folder, root, [...own, ...(await bundleSite(folder))]);
  // Its process would stay beside ours.
  await (await import('esbuild')).stop();
}

function apiIn(folder: string): ApiPrograms {
  const at = (name: string) => join(folder, `${name}.mjs`);
  return { main: at('main'), processes: at('processes'), migrate: at('migrate'), seed: at('seed') };
}

function emptied(folder: string): void {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'), 'junction');
}

function bundleOwn(folder: string, sources: readonly string[]): Promise<string[]> {
  return bundleModules(folder, sources, { sourcemap: true, place: ownPlace, taken: packagesOfApi });
}

/** What is not among them is CommonJS, reads what lies beside it, or is loaded when it is needed. Whatever shares schemas or classes with one of them is taken as well. */
const packagesOfApi = [
  ...['drizzle-orm', 'zod', 'hono', '@hono/node-server', '@hono/zod-openapi', '@hono/zod-validator'],
  ...['@asteasolutions/zod-to-openapi', 'jose', 'lru-cache', 'otpauth', 'eventsource-parser'],
  ...['csv-parse', 'csv-stringify', 'next-intl', 'use-intl', '@noble/curves', '@noble/hashes'],
];

function bundleSite(folder: string): Promise<string[]> {
  const entryPoints = ['front/site-server.ts', 'front/site-processes.ts'];
  return bundled(folder, {
    ...siteBundle(root),
    entryPoints,
    outExtension: { '.js': '.cjs' },
    sourcemap: true,
  });
}

interface ModuleOptions extends Pick<BuildOptions, 'sourcemap' | 'minify'> {
  /** What a file is told that asks where it lies. */
  readonly place: Place;
  /** The packages that are taken in; all others stay where they are. */
  readonly taken: readonly string[];
}

/** Bundles programs into a folder, each by its own name. @returns their sources, by their paths below the root; the lockfile says what packages are */
export function bundleModules(
  folder: string,
  sources: readonly string[],
  { place, taken, ...options }: ModuleOptions,
): Promise<string[]> {
  return bundled(folder, {
    absWorkingDir: root,
    entryPoints: sources.map((source) => ({ in: source, out: basename(source, '.ts') })),
    outExtension: { '.js': '.mjs' },
    bundle: true,
    splitting: true,
    platform: 'node',
    target: 'node20.9',
    format: 'esm',
    tsconfig: join(root, 'tsconfig.json'),
    // Maps name places alone: Node would keep the texts of all sources in memory, and reads what it needs from their files.
    sourcesContent: false,
    logLevel: 'error',
    plugins: [placed(place), withPackages(taken)],
    ...options,
  });
}

async function bundled(folder: string, options: BuildOptions): Promise<string[]> {
  // Most starts find what they need made.
  const { build } = await import('esbuild');
  const { metafile } = await build({ ...options, outdir: folder, metafile: true });
  return Object.keys(metafile.inputs).filter((path) => !path.startsWith('node_modules/'));
}

let temporary: Promise<ApiPrograms> | undefined;

/**
 * The programs for as long as this process lives, made once: for tests and trials that start the API without a data folder. A process that is killed leaves
 * them behind, below `SIKKE_RUN_FOLDER` where somebody sees to that.
 */
export function temporaryApi(): Promise<ApiPrograms> {
  if (temporary !== undefined) return temporary;
  const folder = mkdtempSync(join(process.env.SIKKE_RUN_FOLDER ?? tmpdir(), 'sikke-api-'));
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  temporary = buildApi(folder);
  return temporary;
}

/** An expression for where a source lies, by its path. */
type Place = (path: string) => string;

const ownPlace: Place = (path) => JSON.stringify(pathToFileURL(path).href);

/** A file that asks where it lies is told what `place` says. */
function placed(place: Place): Plugin {
  return {
    name: 'placed',
    setup: ({ onLoad }) =>
      onLoad({ filter: /\/(api|contract|system|postgres|supervisor|scripts)\/.*\.ts$/ }, ({ path }) => ({
        contents: readFileSync(path, 'utf8').replaceAll('import.meta.url', place(path)),
        loader: 'ts',
      })),
  };
}
