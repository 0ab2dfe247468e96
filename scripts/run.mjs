#!/usr/bin/env node
// One door for every npm script: `node scripts/run.mjs <command> [arguments]` runs scripts/<command>.ts through tsx, `site-server` and `site-processes` those of front/.
import Module from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ensureInstalled, nodeProblem } from './install.mjs';

const command = process.argv[2] ?? 'start';
const problem = nodeProblem(command);
if (problem) {
  process.stderr.write(`${problem}\n`);
  process.exit(1);
}
const root = dirname(dirname(fileURLToPath(import.meta.url)));
process.chdir(root);
// The site's own process is started by `start`, which has looked already.
const isServing = command === 'site-server' || command === 'site-processes';
if (!isServing) ensureInstalled(root);

const file = new URL(isServing ? `../front/${command}.ts` : `./${command}.ts`, import.meta.url);
// What serves is loaded as CommonJS, without a loader: an ESM loader stays for good, and each request's import of the cache handler would go through its thread.
if (isServing) await required(file);
else await imported(file);

async function imported({ href }) {
  const { register } = await import('tsx/esm/api');
  register();
  await import(href);
}

/** Made of its sources into one script at each start, which takes less of a processor than to compile each file (docs/adr/269); nothing is left to be stale. */
async function required(url) {
  const { build, stop } = await import('esbuild');
  const file = fileURLToPath(url);
  const { outputFiles } = await build({
    entryPoints: [file],
    bundle: true,
    write: false,
    packages: 'external',
    platform: 'node',
    target: 'node20.9',
    format: 'cjs',
    keepNames: true,
    // Node would read and keep the maps of every file that Next loads as well: a third of the memory, so only for who asks for it (docs/adr/427).
    sourcemap: process.sourceMapsEnabled ? 'inline' : false,
    sourcesContent: false,
    // It throws outside of React's server condition, which is for what is rendered.
    alias: { 'server-only': join(root, 'node_modules/server-only/empty.js') },
    logLevel: 'error',
  });
  // Its process would stay beside the site's.
  await stop();
  // Lines of errors are those of what was made, and its name says so.
  const made = file.replace(/\.ts$/, '.made.cjs');
  const program = new Module(made);
  Object.assign(program, { filename: made, paths: Module._nodeModulePaths(dirname(made)) });
  program._compile(outputFiles[0].text, made);
}
