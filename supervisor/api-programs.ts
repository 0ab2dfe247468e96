import { mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { type BuildOptions, build, type Plugin } from 'esbuild';

/** The programs of the community API, each one file that Node runs as it is; `read-books` lies beside `main`, which starts it. */
export interface ApiPrograms {
  readonly main: string;
  /** Several of `main` behind one port. */
  readonly processes: string;
  readonly migrate: string;
  readonly seed: string;
}

const root = fileURLToPath(new URL('..', import.meta.url));

/**
 * Makes the programs out of the sources, into a folder that it empties first (docs/adr/269): a program that is compiled while it starts takes
 * four times as much of a processor. Packages stay where they are.
 */
export async function buildApi(folder: string): Promise<ApiPrograms> {
  rmSync(folder, { recursive: true, force: true });
  await bundleApi(folder, ['main', 'read-books', 'processes', 'migrate', 'seed'], {
    sourcemap: true,
    plugins: [placed(ownPlace)],
  });
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'), 'junction');
  const at = (name: string) => join(folder, `${name}.mjs`);
  return { main: at('main'), processes: at('processes'), migrate: at('migrate'), seed: at('seed') };
}

/** Bundles programs of `api/` into a folder, with what the caller says besides. */
export async function bundleApi(
  folder: string,
  names: readonly string[],
  options: Pick<BuildOptions, 'sourcemap' | 'plugins' | 'minify'>,
): Promise<void> {
  await build({
    entryPoints: names.map((name) => join(root, 'api', `${name}.ts`)),
    outdir: folder,
    outExtension: { '.js': '.mjs' },
    bundle: true,
    splitting: true,
    packages: 'external',
    platform: 'node',
    target: 'node20.9',
    format: 'esm',
    keepNames: true,
    tsconfig: join(root, 'tsconfig.json'),
    logLevel: 'error',
    ...options,
  });
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
export function placed(place: Place): Plugin {
  return {
    name: 'placed',
    setup: ({ onLoad }) =>
      onLoad({ filter: /\/(api|contract|system|postgres)\/.*\.ts$/ }, ({ path }) => ({
        contents: readFileSync(path, 'utf8').replaceAll('import.meta.url', place(path)),
        loader: 'ts',
      })),
  };
}
