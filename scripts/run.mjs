#!/usr/bin/env node
// One door for every npm script: `node scripts/run.mjs <command> [arguments]` runs scripts/<command>.ts through tsx, `site-server` and `site-processes` those of front/.
import Module from 'node:module';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { isKept } from '../supervisor/kept.mjs';
import { siteBundle } from '../supervisor/site-bundle.mjs';
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
const kept = keptStart();
if (kept !== null) await import(pathToFileURL(kept));
else if (isServing) await required(file);
else await imported(file);

async function imported({ href }) {
  const { register } = await import('tsx/esm/api');
  register();
  await import(href);
}

/** Made of its sources into one script, which takes less of a processor than to compile each file (docs/adr/269); `npm start` keeps what it made of them. */
async function required(url) {
  const { build, stop } = await import('esbuild');
  const file = fileURLToPath(url);
  const { outputFiles } = await build({
    ...siteBundle(root),
    entryPoints: [file],
    write: false,
    // Node would read and keep the maps of every file that Next loads as well: a third of the memory, so only for who asks for it (docs/adr/427).
    sourcemap: process.sourceMapsEnabled ? 'inline' : false,
  });
  // Its process would stay beside the site's.
  await stop();
  // Lines of errors are those of what was made, and its name says so.
  const made = file.replace(/\.ts$/, '.made.cjs');
  const program = new Module(made);
  Object.assign(program, { filename: made, paths: Module._nodeModulePaths(dirname(made)) });
  program._compile(outputFiles[0].text, made);
}

/** The program that the start before made of the same sources (docs/adr/445); null where there is none. */
function keptStart() {
  const named = process.argv.indexOf('--data');
  const folder = join(resolve((named === -1 ? undefined : process.argv[named + 1]) ?? '.data'), 'programs');
  return command === 'start' && isKept(folder, root) ? join(folder, 'start.mjs') : null;
}
