#!/usr/bin/env node
// One door for every npm script: `node scripts/run.mjs <command> [arguments]` runs scripts/<command>.ts through tsx, and `site-server` front/site-server.ts.
import { createRequire } from 'node:module';
import { dirname } from 'node:path';
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
if (command !== 'site-server') ensureInstalled(root);

const file = new URL(
  command === 'site-server' ? '../front/site-server.ts' : `./${command}.ts`,
  import.meta.url,
);
// What serves is loaded as CommonJS: an ESM loader stays for good, and each request's import of the cache handler would go through its thread.
if (command === 'site-server') await required(file);
else await imported(file);

async function imported({ href }) {
  const { register } = await import('tsx/esm/api');
  register();
  await import(href);
}

async function required(url) {
  const { register } = await import('tsx/cjs/api');
  const unregister = register();
  createRequire(import.meta.url)(fileURLToPath(url));
  unregister();
}
